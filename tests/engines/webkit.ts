import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import { webkit } from '../installed-browsers.ts'
import type { Engine, EnginePage, Role } from '../page.ts'
import { WebDriverPart } from './webdriver-part.ts'

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

const keys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  PageDown: Key.PAGE_DOWN,
  ArrowDown: Key.ARROW_DOWN,
}

/** The result of a script, and the console messages since the last one. */
interface Outcome<T> {
  value: T
  heard: string[]
}

/**
 * Listens to the console and to errors from the first script on that runs in a page:
 * WebDriver cannot listen earlier. Runs in the page.
 */
const listen = `
  const key = Symbol.for('heard')
  if (!window[key]) {
    const heard = []
    Object.defineProperty(window, key, { value: heard })
    for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
      const tell = console[type]
      console[type] = (...words) => {
        heard.push((type === 'warn' ? 'warning' : type) + ': ' + words.join(' '))
        tell.apply(console, words)
      }
    }
    addEventListener('error', (event) => heard.push('error: ' + event.message))
    addEventListener('unhandledrejection', (event) => heard.push('error: ' + event.reason))
    new ReportingObserver(
      (reports) => heard.push(...reports.map(({ body }) => 'blocked: ' + JSON.stringify(body))),
      { buffered: true },
    ).observe()
  }
  const heard = window[key]`

/** A WebDriver session as a page for journeys. */
class WebDriverPage implements EnginePage {
  readonly messages: string[] = []
  readonly session: WebDriver
  #isClosed = false

  constructor(session: WebDriver) {
    this.session = session
  }

  goto(url: string) {
    return this.session.get(url)
  }

  reload() {
    return this.session.navigate().refresh()
  }

  /** Closes the window, after opening another one in which the session continues. */
  async close() {
    this.#isClosed = true
    const current = await this.session.getWindowHandle()
    await this.session.switchTo().newWindow('window')
    const next = await this.session.getWindowHandle()
    await this.session.switchTo().window(current)
    await this.session.close()
    await this.session.switchTo().window(next)
  }

  isClosed() {
    return this.#isClosed
  }

  address() {
    return this.session.getCurrentUrl()
  }

  async evaluate<T>(script: unknown, ...given: unknown[]): Promise<T> {
    const { value, heard } = await this.session.executeScript<Outcome<T>>(
      `${listen}
        return Promise.resolve((${script})(...arguments))
          .then((value) => ({ value: value ?? null, heard: heard.splice(0) }))`,
      ...given,
    )
    this.messages.push(...heard)
    return value
  }

  /** Repeats until the size is right: a window takes its new size, and reports its frame, only a while later. */
  async setViewportSize(size: { width: number; height: number }) {
    const window = this.session.manage().window()
    await expect(async () => {
      const [inside, frame] = await this.evaluate<[typeof size, typeof size]>(() => [
        { width: innerWidth, height: innerHeight },
        { width: outerWidth - innerWidth, height: outerHeight - innerHeight },
      ])
      await window.setRect({ width: size.width + frame.width, height: size.height + frame.height })
      expect(inside).toEqual(size)
    }).toPass({ intervals: [50] })
  }

  getByRole(role: Role, options?: { name: string }) {
    return new WebDriverPart(this, role, options?.name)
  }

  readonly keyboard = {
    press: async (key: string) => this.keyboard.type(keys[key] ?? key),
    type: (text: string) =>
      this.session.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
  }
}
