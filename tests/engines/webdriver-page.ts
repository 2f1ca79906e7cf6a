import type { EnginePage, Role } from './page.ts'
import { WebDriverPart } from './webdriver-part.ts'
import type { WebDriverSession } from './webdriver-session.ts'

/** Keys that have a name, as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  ArrowDown: '\uE015',
}

/** A WebDriver session as a page that a journey can be made on. */
export class WebDriverPage implements EnginePage {
  readonly messages: string[] = []
  readonly session: WebDriverSession
  #isClosed = false

  constructor(session: WebDriverSession) {
    this.session = session
  }

  goto(url: string) {
    return this.session.post<void>('/url', { url })
  }

  reload() {
    return this.session.post('/refresh')
  }

  async close() {
    this.#isClosed = true
    await this.session.changeWindow()
  }

  isClosed() {
    return this.#isClosed
  }

  async evaluate<T>(script: unknown, ...given: unknown[]): Promise<T> {
    const { value, heard } = await this.session.run<T>(script, ...given)
    this.messages.push(...heard)
    return value
  }

  async setViewportSize(size: { width: number; height: number }) {
    await this.session.post('/window/rect', size)
    const frame = await this.evaluate<typeof size>(
      () => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }) as const,
    )
    await this.session.post('/window/rect', {
      width: size.width + frame.width,
      height: size.height + frame.height,
    })
  }

  getByRole(role: Role, options?: { name: string }) {
    return new WebDriverPart(this, role, options?.name)
  }

  readonly keyboard = {
    press: async (key: string) => this.keyboard.type(keys[key] ?? key),
    type: async (text: string) => {
      await this.session.post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text.replaceAll('\n', keys.Enter as string)].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      })
    },
  }
}
