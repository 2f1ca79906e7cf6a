import type { Page } from 'playwright/test'
import { expect, longUnless, test } from '../browser.ts'
import { builtWithFacts, roomSheetIn } from '../built.ts'
import { painted, shiftOf, watchShift } from '../loading.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { type Code, type LanguageFile, quotedLanguage, sayIn, serveLanguage } from './languages.ts'
import { patience, scriptOf } from './pages.ts'
import { testLanguage } from './test-language.ts'

const cors = { 'Access-Control-Allow-Origin': '*' }
const codes: Code[] = ['fr', 'pa', 'zh']

/** Serves what a company with these languages builds: both scripts, which wait for the release, and room.css. */
async function routeLate(page: Page, code: Code, file: LanguageFile) {
  const css = await roomSheetIn('specified', { [code]: file.company })
  await page.route(`${siteUrl}/widgets/room.css`, (route) =>
    route.fulfill({ contentType: 'text/css', headers: cors, body: css }),
  )
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${siteUrl}/widgets/{quote-builder,inquiry-form}.js`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/widgets/', '')
    await released
    await route.fulfill({
      contentType: 'text/javascript',
      headers: cors,
      body: builtWithFacts(name, { languages: [code] }),
    })
  })
  await serveLanguage(page, code, file)
  return () => release()
}

const languages: [name: string, Code, LanguageFile][] = [
  ['a longer language, read from the right', 'fr', testLanguage()],
  ...codes.map((code): [string, Code, LanguageFile] => [code, code, quotedLanguage(code)]),
]

const starts = {
  '<quote-builder>': 'What needs cleaning?',
  '<quote-builder service="residential">': 'Count your rooms.',
  '<inquiry-form>': 'Send Message',
}

for (const [name, code, file] of languages)
  for (const [start, text] of Object.entries(starts))
    test(
      `nothing moves under a late ${start} in ${name}`,
      longUnless(code === 'fr'),
      async ({ page, partner }) => {
        await page.addInitScript(patience)
        await watchShift(page)
        const [, tag = ''] = /<([\w-]+)/.exec(start) ?? []
        const lines = `<link rel="stylesheet" href="${siteUrl}/widgets/room.css">${scriptOf(tag)}
        <main lang="${code}">${start}Call us.</${tag}></main><p>${'What stands below. '.repeat(200)}</p>`
        for (const width of [390, 1200]) {
          await page.unrouteAll()
          const release = await routeLate(page, code, file)
          await page.setViewportSize({ width, height: 844 })
          await openWith(page, partner, lines)
          await page.getByText('What stands below.').waitFor()
          await painted(page)
          release()
          await expect(page.getByText(sayIn(code, file)(text), { exact: true })).toBeVisible()
          expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01)
        }
      },
    )
