import { expect } from 'playwright/test'
import type { EnginePage } from './page.ts'
import { startProxiedSite } from './proxied-site.ts'
import { siteUrl } from './sites.ts'

/** When a translator begins its work on a page, and whether it goes on for ever. */
export interface Habits {
  start: 'before the scripts' | 'after the scripts'
  goesOn: boolean
  entersShadowRoots: boolean
  /** Whether it leaves no mark on the page's first element. */
  isUnmarked?: boolean
}

/**
 * Does to a page what a browser's translator does: it replaces every text node by two `font` elements with
 * their own text. Ours keep the same words, so that a test finds them. Runs in the page.
 */
function translate({ start, goesOn, entersShadowRoots, isUnmarked }: Habits) {
  const untouched = 'script, style, title, textarea, option, font'
  const known = new Set<Node>()

  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(untouched))
        texts.push(node)
      if (entersShadowRoots && node instanceof Element && node.shadowRoot) follow(node.shadowRoot)
    }
    if (texts.length && !isUnmarked) document.documentElement.classList.add('translated-ltr')
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  function follow(root: Node) {
    if (known.has(root)) return
    known.add(root)
    wrap(root)
    if (!goesOn && document.readyState === 'complete') return
    const observer = new MutationObserver(() => wrap(root))
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    if (!goesOn) addEventListener('DOMContentLoaded', () => observer.disconnect())
  }

  if (start === 'before the scripts') follow(document)
  else addEventListener('load', () => setTimeout(() => follow(document), 1000))
}

/** The product's site at another origin, with a translator in every page. */
export const startTranslatedSite = (site: string, habits: Habits) =>
  startProxiedSite(site, { script: `(${translate})(${JSON.stringify(habits)})` })

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
