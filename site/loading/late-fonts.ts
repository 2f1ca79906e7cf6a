import faces from './faces.json'
import { keepLines } from './keep-lines.ts'

/**
 * Loads the site's fonts after the first frame, which uses a font of the visitor's device, so that
 * they do not delay the text. They are all applied together, because one by one each would lay out
 * the page again. Without JavaScript, the page's <noscript> loads them.
 */
export function loadFontsLate() {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    loadFonts()
  }).observe({ type: 'paint', buffered: true })
}

async function loadFonts() {
  const fonts = faces.map(({ family, file, isRare, ...descriptors }) => ({
    isRare,
    face: new FontFace(family, `url(/fonts/${file})`, { ...descriptors, display: 'swap' }),
  }))
  // The browser loads the rare letters itself when a page has some. A font that fails is not used.
  const commonFonts = fonts.filter(({ isRare }) => !isRare)
  await Promise.allSettled(commonFonts.map(({ face }) => face.load()))
  keepLines(() => {
    for (const { face } of fonts) document.fonts.add(face)
  })
}
