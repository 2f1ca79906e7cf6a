import { readFile } from 'node:fs/promises'
import { minify } from 'vite'

const read = (/** @type {string} */ path) =>
  readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')

/**
 * The text of the style sheet that the built quote builder adopts, heard as it adopts it: where its
 * source keeps it is its own affair.
 * @param {import('playwright').Browser} browser
 */
async function stylesOfQuoteBuilder(browser) {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype
    let styles = ''
    CSSStyleSheet.prototype.replaceSync = function (text) {
      styles += text
      replaceSync.call(this, text)
    }
    Object.assign(window, { stylesSoFar: () => styles })
  })
  await page.route('https://partner.example/**', async (route) => {
    const isScript = route.request().resourceType() === 'script'
    await route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript
        ? await read('dist/widgets/quote-builder.js')
        : '<script src="/quote-builder.js"></script><quote-builder></quote-builder>',
    })
  })
  await page.goto('https://partner.example/')
  const styles = await page.evaluate('stylesSoFar()')
  await page.close()
  if (!styles) throw new Error('The quote builder adopted no style sheet.')
  return String(styles)
}

/**
 * The rule of the guide's lines that keeps a widget's room free until its script comes.
 * @param {string} guide
 * @param {string} tag
 */
function roomRuleOf(guide, tag) {
  const [rule] = guide.match(new RegExp(`${tag}:not\\(:defined.*}`)) ?? []
  if (!rule) throw new Error(`The guide keeps no room free for ${tag}.`)
  return rule
}

/**
 * Everything the bench serves, by path: for each tag a page and a script. All pages are the same
 * but for the tag and the room kept free for it, and the hand-written script is minified as ours are.
 * @param {import('playwright').Browser} browser
 */
export async function textsToServe(browser) {
  const page = await read('tests/bench/vanilla/page.html')
  const handWritten = await read('tests/bench/vanilla/vanilla-quote.js')
  const styles = JSON.stringify(await stylesOfQuoteBuilder(browser))
  const script = handWritten.replace("'STYLES'", () => styles)
  const guide = await read('widgets/README.md')
  const pageOf = (/** @type {string} */ tag) =>
    page
      .replaceAll('vanilla-quote', tag)
      .replace('</head>', () => `<style>${roomRuleOf(guide, tag)}</style></head>`)
  const { code } = await minify('vanilla-quote.js', script)
  return {
    '/vanilla-quote.html': page,
    '/vanilla-quote.js': code,
    '/quote-builder.html': pageOf('quote-builder'),
    '/quote-builder.js': await read('dist/widgets/quote-builder.js'),
    '/inquiry-form.html': pageOf('inquiry-form'),
    '/inquiry-form.js': await read('dist/widgets/inquiry-form.js'),
  }
}
