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

/** What can be seen, pressed and filled in: the part of Playwright's Locator that the journeys use. */
export interface Part {
  click(): Promise<unknown>
  /** Replaces what a text field holds. */
  fill(text: string): Promise<unknown>
  /** Chooses the option of this label. */
  selectOption(option: { label: string }): Promise<unknown>
  inputValue(): Promise<string>
  textContent(): Promise<string | null>
  isVisible(): Promise<boolean>
  evaluate<T>(script: (element: HTMLElement) => T): Promise<T>
}

/**
 * What every engine does for a journey: the part of Playwright's Page that plain WebDriver can do
 * too. What is done waits until it can be done; `isVisible` and `evaluate` tell how it is now.
 */
export interface EnginePage {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  /** As a visitor who is done; nothing can be asked of it afterwards. */
  close(): Promise<unknown>
  isClosed(): boolean
  /** The address it is at, of an engine that may never answer a script while a page leaves. */
  address?(): Promise<string>
  setViewportSize(size: { width: number; height: number }): Promise<void>
  /** Runs in the page, and takes along only what it is given. */
  evaluate<T, Given>(script: (given: Given) => T | Promise<T>, given: Given): Promise<T>
  evaluate<T>(script: () => T | Promise<T>): Promise<T>
  /** Of those that can be seen, the one of this role and this very name, as the engine computes them. */
  getByRole(role: Role, options?: { name: string; exact: true }): Part
  keyboard: {
    press(key: string): Promise<void>
    type(text: string): Promise<void>
  }
}

/** A page of its own for one test. */
export interface Tab {
  page: EnginePage
  /** What the console was told, as far as the engine lets that be heard. */
  messages: string[]
  close(): Promise<void>
}

/** A running engine: one for all tests of a worker. */
export interface Engine {
  newTab(): Promise<Tab>
  close(): Promise<void>
}
