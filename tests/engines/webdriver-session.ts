/** An element, as WebDriver writes it down: https://www.w3.org/TR/webdriver2/#elements */
export type ElementReference = { 'element-6066-11e4-a52e-4f735466cecf': string }

/** What a script came to, and what the console was told since the last one. */
interface Outcome<T> {
  value: T
  heard: string[]
}

/**
 * Listens to the console and to what goes wrong, from the first script on that runs in a page:
 * WebDriver has no way to be there earlier. Written for the page.
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

/** One browser window, driven by plain WebDriver: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const sessions = new WebDriverSession(`${driver}/session`)
    const { sessionId } = await sessions.post<{ sessionId: string }>('', {
      capabilities: { alwaysMatch: capabilities },
    })
    return new WebDriverSession(`${driver}/session/${sessionId}`)
  }

  end() {
    return this.#ask('DELETE', '')
  }

  /** Closes the window, after opening the one that the session goes on in. */
  async changeWindow() {
    const { handle } = await this.post<{ handle: string }>('/window/new', { type: 'window' })
    await this.#ask('DELETE', '/window')
    await this.post('/window', { handle })
  }

  get<T>(path: string) {
    return this.#ask<T>('GET', path)
  }

  post<T>(path: string, body: object = {}) {
    return this.#ask<T>('POST', path, body)
  }

  /** Runs a function in the page; one that is async is waited for. */
  run<T>(script: unknown, ...given: unknown[]): Promise<Outcome<T>> {
    return this.post('/execute/sync', {
      script: `${listen}
        return Promise.resolve((${script})(...arguments))
          .then((value) => ({ value: value ?? null, heard: heard.splice(0) }))`,
      args: given,
    })
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message} (${method} ${path})`)
    return value
  }
}
