export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'spinbutton'
  | 'textbox'

/** A part of the page that can be seen, pressed and filled in: as much of Playwright's Locator as the journeys use. */
export interface Part {
  click(): Promise<unknown>
  /** Replaces the text of a field. */
  fill(text: string): Promise<unknown>
  /** Chooses the option with this label. */
  selectOption(option: { label: string }): Promise<unknown>
  inputValue(): Promise<string>
  textContent(): Promise<string | null>
  isVisible(): Promise<boolean>
  evaluate<T>(script: (element: HTMLElement) => T): Promise<T>
}

/**
 * What every engine can do for a journey: the part of Playwright's Page that plain WebDriver can do
 * too. Actions wait until they are possible; `isVisible` and `evaluate` report the present state.
 */
export interface EnginePage {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** Closes the page as a visitor would; it cannot be used afterwards. */
  close(): Promise<unknown>
  isClosed(): boolean
  /** The page's address, for engines that may never answer a script while a page leaves. */
  address?(): Promise<string>
  setViewportSize(size: { width: number; height: number }): Promise<void>
  /** Runs in the page, and has access only to its argument. */
  evaluate<T, Given>(script: (given: Given) => T | Promise<T>, given: Given): Promise<T>
  evaluate<T>(script: () => T | Promise<T>): Promise<T>
  /** The visible element with this role and exactly this name, as the engine computes them. */
  getByRole(role: Role, options?: { name: string; exact: true }): Part
  keyboard: {
    press(key: string): Promise<void>
    type(text: string): Promise<void>
  }
}

/** A new page for one test. */
export interface Tab {
  page: EnginePage
  /** The console messages, as far as the engine reports them. */
  messages: string[]
  close(): Promise<void>
}

/** A running engine: one for all tests of a worker. */
export interface Engine {
  newTab(): Promise<Tab>
  close(): Promise<void>
}
