import { startProxiedSite } from './proxied-site.ts'

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
