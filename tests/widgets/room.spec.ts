import { readFile } from 'node:fs/promises'
import { expect, test } from '../browser.ts'
import { builtFile } from '../built.ts'
import { painted, shiftOf, watchShift } from '../layout-shift.ts'

const guide = await readFile(new URL('../../widgets/README.md', import.meta.url), 'utf8')
const snippets = [...guide.matchAll(/^ *```html\n([\s\S]*?)^ *```$/gm)].map(([, text = '']) => text)

for (const [tag, field] of [
  ['quote-builder', 'What needs cleaning?'],
  ['inquiry-form', 'Send Message'],
] as const)
  for (const font of ['sans-serif', 'serif', 'Figtree'])
    test(`nothing on the page moves when a late script brings <${tag}>, in ${font} at 390 and 1200 px, under a strict policy`, async ({
      page,
      partner,
      baseURL,
    }) => {
      const pasted = snippets.find((text) => text.includes(`<${tag}`)) ?? ''
      const [, rule = ''] = /<style>([\s\S]*)<\/style>/.exec(pasted) ?? []
      const lines = pasted.replace(/<style>[\s\S]*<\/style>/, '').replaceAll('https://HOST', '')
      const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'`
      await page.route(`${partner}/late-script.html`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': policy },
          body: `<!doctype html><meta name="viewport" content="width=device-width"><title>Late</title>
            <link rel="stylesheet" href="/mine.css"><h1>Our friends clean</h1>${lines}
            <p>${'What stands below. '.repeat(200)}</p>`,
        }),
      )
      const face = `@font-face { font-family: Figtree; src: url(/figtree.woff2) }`
      // The script comes from the partner's own host, so there the mailbox is.
      await page.route(`${partner}/api/v1.0/email/send`, (route) => route.fulfill({ status: 204 }))
      await page.route('**/mine.css', (route) =>
        route.fulfill({
          contentType: 'text/css',
          body: `${face} body { font: 16px ${font} } ${rule}`,
        }),
      )
      await page.route('**/figtree.woff2', (route) =>
        route.fulfill({
          path: builtFile('fonts/figtree.woff2'),
        }),
      )
      let release = () => {}
      let released = Promise.resolve()
      await page.route(`${partner}/widgets/*.js`, async (route) => {
        await released
        await route.fulfill({
          response: await route.fetch({ url: `${baseURL}/widgets/${tag}.js` }),
        })
      })
      await watchShift(page)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 844 })
        released = new Promise((resolve) => {
          release = resolve
        })
        await page.goto(`${partner}/late-script.html`, { waitUntil: 'commit' })
        await page.getByText('What stands below.').waitFor()
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        release()
        await expect(page.getByText(field)).toBeVisible()
        expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01)
      }
    })
