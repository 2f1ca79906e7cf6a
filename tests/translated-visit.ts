import { expect } from 'playwright/test'
import { siteUrl } from './addresses.ts'
import type { EnginePage } from './page.ts'
import { type Habits, startTranslatedSite } from './translator.ts'

/** The translator that never stops and also enters shadow roots. */
export const tireless: Habits = {
  start: 'before the scripts',
  goesOn: true,
  entersShadowRoots: true,
}

/** Translators that differ in when they begin and whether they go on. */
export const habits: Record<string, Habits> = {
  'that has done its work before the scripts run': {
    start: 'before the scripts',
    goesOn: false,
    entersShadowRoots: false,
  },
  'that comes when the page is there': {
    start: 'after the scripts',
    goesOn: false,
    entersShadowRoots: false,
  },
  'that never rests and enters shadow roots': tireless,
}

/** Starts the translated site and runs `visit` with its address. */
export async function onTranslatedSite(habit: Habits, visit: (url: string) => Promise<void>) {
  const site = await startTranslatedSite(siteUrl, habit)
  try {
    await visit(site.url)
  } finally {
    site.close()
  }
}

/** Waits until the page is translated, which the translator marks the way Google's does. */
export const isTranslated = (page: EnginePage) =>
  expect
    .poll(() => page.evaluate(() => !!document.querySelector('.translated-ltr')), {
      intervals: [25, 50, 100],
    })
    .toBe(true)

/** Follows a link of the footer within the site, and waits for the untranslated heading of its page. */
export async function follow(page: EnginePage, path: string) {
  const heading = await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    document
      .querySelector<HTMLElement>(`footer a[href="${path}"], header a[href="${path}"]`)
      ?.click()
    return page.querySelector('h1')?.textContent
  }, path)
  expect(heading).toBeTruthy()
  const shown = () =>
    page.evaluate(() => `${location.pathname} ${document.querySelector('h1')?.textContent}`)
  const often = { message: `${path} is shown`, intervals: [25, 50, 100] }
  await expect.poll(shown, often).toBe(`${path} ${heading}`)
}
