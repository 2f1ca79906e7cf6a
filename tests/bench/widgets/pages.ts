import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { build, minify } from 'vite'
import { scratch } from '../measuring/scratch.ts'
import { tsxHelper } from '../measuring/slow-phone.ts'

export interface Contender {
  name: string
  /** The folder of its page, and of its files. */
  folder: string
  /** The element that contains its form. */
  place: string
  /** The words of what leads to the next step; the last one's time counts. */
  taps: readonly string[]
  /** Selects the heading of the next step. */
  next: string
}

const peer = {
  place: '.form',
  taps: ['Residential Cleaning', 'Next'],
}

/** Who is measured, in the order of the table. Each shows a choice of services, then counts of rooms. */
export const contenders: readonly Contender[] = [
  {
    name: 'by hand',
    folder: 'vanilla-quote',
    place: 'vanilla-quote',
    taps: ['Residential Cleaning'],
    next: 'h2',
  },
  {
    name: 'quote-builder.js',
    folder: 'quote-builder',
    place: 'quote-builder',
    taps: ['Residential Cleaning'],
    next: 'h2',
  },
  { name: 'inquiry-form.js', folder: 'inquiry-form', place: 'inquiry-form', taps: [], next: '' },
  { name: 'FormKit', folder: 'formkit', ...peer, next: 'h2' },
  { name: 'SurveyJS', folder: 'surveyjs', ...peer, next: '.sd-page__title' },
  { name: 'Form.io', folder: 'formio', ...peer, next: 'h2' },
]

/** Contenders whose form comes from their own server: only the script that fetches it can be weighed here. */
export const loaders = [
  { name: 'Typeform, loader alone', file: '@typeform/embed/build/embed.js' },
  { name: 'Cal.com, loader alone', file: '@calcom/embed-core/dist/embed/embed.js' },
  { name: 'Typebot, script alone', file: '@typebot.io/js/dist/web.js' },
]

const fileOf = (file: string) => new URL(`../../../${file}`, import.meta.url)
const read = (file: string) => readFile(fileOf(file), 'utf8')

/** How many copies of a form are on a page where memory is measured. */
export const copies = [1, 10, 100]

/**
 * Makes a folder with a page for each contender and for each number of copies, and with the files
 * they need. All pages are the same except for the form, and for the space that a style rule of
 * the guide reserves for our widgets.
 * Returns the folder.
 */
export async function makePages(browser: Browser) {
  const packages = scratch('widgets')
  const pages = path.join(packages, 'pages')
  await rm(pages, { recursive: true, force: true })

  const page = await read('tests/bench/vanilla/page.html')
  const handWritten = await read('tests/bench/vanilla/vanilla-quote.js')
  const styles = JSON.stringify(await stylesOfQuoteBuilder(browser))
  const { code } = await minify(
    '',
    handWritten.replace("'STYLES'", () => styles),
  )
  const guide = await read('widgets/README.md')

  for (const { folder, place } of contenders) {
    const target = path.join(pages, folder)
    await mkdir(target, { recursive: true })
    if (place === '.form') {
      await buildPeer(packages, folder, page, target)
    } else {
      const script = folder === 'vanilla-quote' ? code : await read(`dist/widgets/${folder}.js`)
      await writeFile(path.join(target, `${folder}.js`), script)
      const spaceRule =
        folder === 'vanilla-quote' ? '' : `<style>${spaceRuleOf(guide, folder)}</style>`
      const html = page
        .replaceAll('vanilla-quote', folder)
        .replace('</head>', () => `${spaceRule}</head>`)
      await writeFile(path.join(target, 'index.html'), html)
    }
    await multiply(target)
  }
  for (const { file } of loaders) {
    await cp(path.join(packages, 'node_modules', file), path.join(pages, file))
  }
  return pages
}

/**
 * Bundles another form tool with Vite's defaults, as its guide says.
 * `packages`: the folder where the tools are installed.
 */
async function buildPeer(packages: string, name: string, page: string, outDir: string) {
  const root = path.join(packages, name)
  await cp(fileOf(`tests/bench/widgets/peers/${name}.js`), path.join(root, `${name}.js`))
  const html = page
    .replace(/<script.*<\/script>/, `<script type="module" src="./${name}.js"></script>`)
    .replace(/<vanilla-quote.*<\/vanilla-quote>/, '<div class="form"></div>')
  await writeFile(path.join(root, 'index.html'), html)
  const quiet = { chunkSizeWarningLimit: Number.POSITIVE_INFINITY }
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, ...quiet },
  })
}

async function multiply(folder: string) {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  for (const count of copies) {
    const form = /<(vanilla-quote|quote-builder|inquiry-form|div class="form").*>/
    await writeFile(
      path.join(folder, `${count}.html`),
      html.replace(form, (one) => one.repeat(count)),
    )
  }
}

/**
 * The text of the style sheet that the built quote builder adopts, recorded in the page, so that it does not
 * matter where the source keeps it.
 */
async function stylesOfQuoteBuilder(browser: Browser) {
  const page = await browser.newPage()
  await page.addInitScript(tsxHelper)
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

/** The guide's style rule that reserves a widget's space until its script has run. */
function spaceRuleOf(guide: string, tag: string) {
  const [rule] = guide.match(new RegExp(`${tag}:not\\(:defined.*}`)) ?? []
  if (!rule) throw new Error(`The guide keeps no room free for ${tag}.`)
  return rule
}
