import { expect } from 'playwright/test'
import { Key, type WebDriver } from 'selenium-webdriver'
import type { EnginePage, Role } from '../page.ts'
import { WebDriverPart } from './webdriver-part.ts'

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
export class WebDriverPage implements EnginePage {
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
