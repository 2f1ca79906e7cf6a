/*
 * The part of Playwright's types that the kit uses. It fits `playwright` and `@playwright/test` of
 * any version, so this package depends on neither.
 */

type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'group'
  | 'heading'
  | 'listitem'
  | 'paragraph'
  | 'radio'
  | 'spinbutton'
  | 'textbox'

interface RoleOptions {
  name?: string | RegExp
  exact?: boolean
  level?: number
}

/** A page, a frame or a locator to search in. `Found` is Playwright's Locator. */
export interface Scope<Found> {
  getByRole(role: Role, options?: RoleOptions): Found
  getByLabel(label: string, options?: { exact?: boolean }): Found
  getByText(text: string | RegExp): Found
  locator(selector: string): Found
}

/** A Playwright Locator. */
export interface Located<Self> extends Scope<Self> {
  first(): Self
  filter(options: { hasText: RegExp }): Self
  click(options?: { force?: boolean }): Promise<void>
  fill(text: string): Promise<void>
  setChecked(checked: boolean): Promise<void>
  selectOption(value: string): Promise<unknown>
  isVisible(): Promise<boolean>
  textContent(): Promise<string | null>
  allTextContents(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
  evaluate<Result>(read: (element: Element) => Result): Promise<Result>
  waitFor(options?: { timeout?: number }): Promise<void>
}

/** The element of a tag in a scope, which may be the tag itself. */
export function tagIn<Found>(scope: Scope<Found>, tag: string): Found {
  return scope.locator(`${tag}, :scope:is(${tag})`)
}
