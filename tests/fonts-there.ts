import { expect, type Page } from 'playwright/test'

/** Waits until the site's own fonts have replaced those of the first frame. */
export const fontsThere = (page: Pick<Page, 'evaluate'>) =>
  expect
    .poll(() => page.evaluate(familiesLoaded), { message: 'the fonts are there' })
    .toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Figtree']))

function familiesLoaded(): string[] {
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''))
}
