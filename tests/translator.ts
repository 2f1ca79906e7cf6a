import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** When a translator begins its work on a page, and whether it goes on for ever. */
export interface Habits {
  start: 'before the scripts' | 'after the scripts'
  goesOn: boolean
  entersShadowRoots: boolean
}

/**
 * What a browser's translator does to a page: every text node makes way for two `font` elements with
 * a text of their own. Ours are the same words, so that a test finds them. Written for the page.
 */
function translate({ start, goesOn, entersShadowRoots }: Habits) {
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
    if (texts.length) document.documentElement.classList.add('translated-ltr')
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
export async function startTranslatedSite(site: string, habits: Habits) {
  const script = `<script>(${translate})(${JSON.stringify(habits)})</script>`
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site), {
      method: request.method ?? 'GET',
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      response.end((await answer.text()).replace('<head>', `<head>${script}`))
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
