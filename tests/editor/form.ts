import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'

/** The editor, in its frame. */
export interface Editor {
  readonly page: Page
  readonly frame: FrameLocator
}

/** A form of the editor, or a part of it. */
type Part = FrameLocator | Locator

/** The editor puts invisible marks, which keep the direction of the text, around a label. */
const fieldName = (label: string) =>
  new RegExp(`^“?\\W?${label.replace(/[()$]/g, '\\$&')}\\W?”? Field$`)

/**
 * Fills in forms of the editor, which renders a field once it comes into view, so each is scrolled to.
 */
export function formActions({ page, frame }: Editor) {
  const scrollTo = async (field: Locator) => {
    await expect(async () => {
      if ((await field.count()) === 0) {
        await page.mouse.wheel(0, 400)
        await expect(field).toBeAttached({ timeout: 150 })
      }
      await field.scrollIntoViewIfNeeded()
    }).toPass()
    return field
  }

  const field = (part: Part, label: string) => {
    const group = part.getByRole('group', { name: fieldName(label) }).first()
    return scrollTo(group)
  }

  /** An entry of a list, by its position; the entries before it are closed. */
  const entry = (list: Locator, place: number) =>
    list
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: 'Reorder Item' }) })
      // The first one is the list itself.
      .nth(place + 1)

  return {
    field,
    entry,
    async open(part: Locator) {
      const button = part.getByRole('button', { name: /^(Expand|Collapse)$/ }).first()
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
      return part
    },
    async fill(part: Part, label: string, text: string) {
      const group = await field(part, label)
      await group.getByRole('textbox').first().fill(text)
    },
    async choose(part: Part, label: string, name: string) {
      const group = await field(part, label)
      await group.getByRole('combobox').click()
      await frame.getByRole('option', { name, exact: true }).click()
    },
    /** Adds an entry to a list, and returns it. The kind is chosen where a list has several. */
    async add(list: Locator, what: string, { place, kind }: { place: number; kind?: string }) {
      await list
        .getByRole('button', { name: new RegExp(`^Add \\W?${what}`) })
        .last()
        .click()
      if (kind) await frame.getByRole('menuitem', { name: kind }).click()
      const newEntry = entry(list, place)
      await expect(newEntry).toBeVisible()
      return newEntry
    },
    async save() {
      await frame.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(frame.getByText('Entry saved.')).toBeVisible()
    },
  }
}
