import faces from './faces.json'
import { keepLines } from './keep-lines.ts'

/**
 * Loads the site's fonts after the first frame, which is in a font that the visitor has: they
 * would come before the words, and a page is laid out once more for each. They take over together.
 * Without JavaScript a page has them by its <noscript>.
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
  // The browser asks for rare letters where there are some. A font that cannot be had stays away.
  const often = fonts.filter(({ isRare }) => !isRare)
  await Promise.allSettled(often.map(({ face }) => face.load()))
  keepLines(() => {
    for (const { face } of fonts) document.fonts.add(face)
  })
}
