import type { Page } from 'playwright/test'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

/** What a partner can see and press on the page made for partners. */
export function guideOn(page: Page) {
  const frame = page.frameLocator('iframe')
  const radio = (group: string, name: string | RegExp) =>
    page.getByRole('group', { name: group }).locator('label').getByText(name, { exact: true })
  return {
    frame,
    radio,
    wizard: wizardOn(frame),
    inquiry: inquiryOn(frame.locator('inquiry-form')),
    setting: (name: string) => page.getByLabel(name, { exact: true }),
    /** The first field of the page, and the lines below it. */
    company: page.getByRole('textbox', { name: 'Your company’s name' }),
    firstLines: page.locator('pre').first(),
    search: page.getByRole('searchbox', { name: 'Search this guide' }),
    lines: page.getByLabel('The lines to paste'),
    copy: page.getByRole('button', { name: 'Copy', exact: true }),
    log: page.getByRole('log'),
    /** Scrolls to the preview, which is loaded only then. */
    seePreview: () => page.locator('iframe').scrollIntoViewIfNeeded(),
    open: (group: string) => page.locator('summary').getByText(group).click(),
    /** Fills a field and leaves it, as a visitor who presses the next one does. */
    async fill(name: string, value: string) {
      const field = page.getByLabel(name, { exact: true })
      await field.fill(value)
      await field.blur()
    },
  }
}
