/**
 * Measures from inside each page, before any script of the page runs; reports the time from the tap on a
 * link to the first frame with the next page's title, whether or not the document is a new one.
 */
export function probe() {
  let blocked = 0
  let shift = 0
  let largest = 0

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint' })

  const now = () => performance.timeOrigin + performance.now()

  const watch = () => {
    const title = document.querySelector('h1')
    const isNew = title && title.textContent !== sessionStorage.title
    if (isNew && title.checkVisibility({ opacityProperty: true })) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        (window as { tellArrived?(time: number): void }).tellArrived?.(
          now() - Number(sessionStorage.tap),
        )
      port2.postMessage('')
    } else {
      requestAnimationFrame(watch)
    }
  }
  if (sessionStorage.tap) requestAnimationFrame(watch)

  const bytesOf = (counts: (entry: PerformanceResourceTiming) => boolean) =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter(counts)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

  Object.assign(window, {
    probe: {
      loading: () => ({
        bytes: bytesOf(() => true),
        script: bytesOf(({ name }) => name.endsWith('.js')),
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        largest,
        blocked,
        shift,
      }),
      script: () => bytesOf(({ name }) => name.endsWith('.js')),
      /** Scrolls the link into view, as a reader at the end of the article does, and returns its position. */
      scrollToLink() {
        const link = document.querySelector('a[rel=next]')
        link?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = link?.getBoundingClientRect()
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      },
      awaitTap() {
        const keep = ({ timeStamp }: Event) => {
          sessionStorage.title = document.querySelector('h1')?.textContent
          sessionStorage.tap = performance.timeOrigin + timeStamp
          requestAnimationFrame(watch)
        }
        addEventListener('click', keep, { capture: true, once: true })
      },
    },
  })
}
