import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { Builder } from 'selenium-webdriver'
import { webkit } from '../installed-browsers.ts'
import type { Engine } from '../page.ts'
import { WebDriverPage } from './webdriver-page.ts'

/** Starts WebKitGTK on its own display. All tabs share its one window, so tests are separated by their origins. */
export async function startWebKit(): Promise<Engine> {
  if (!webkit) throw new Error('This machine has no WebKitGTK.')
  const { driver, display, browser } = webkit
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  })
  const address = `http://127.0.0.1:${port}`
  await expect(async () => {
    await fetch(`${address}/status`)
  }).toPass({ intervals: [50], timeout: 20_000 })

  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
  // The answer of a script is lost where its page goes back meanwhile; after this time the script runs again.
  await session.manage().setTimeouts({ script: 10_000 })
  const { width, height } = await session.manage().window().getRect()
  return {
    async newTab() {
      // An earlier test may have left the window as narrow as a phone, where the driver does not scroll to what it presses.
      await session.manage().window().setRect({ width, height })
      const page = new WebDriverPage(session)
      return { page, messages: page.messages, close: () => page.goto('about:blank') }
    },
    async close() {
      await session.quit()
      await stop(server)
      await stop(screen)
    },
  }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** WebKitWebDriver needs its port as an argument. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
