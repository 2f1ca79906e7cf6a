/**
 * Measures from inside the page, before any script of the page runs: asking from outside would
 * take the main thread's time, and see a field only when the question arrives.
 * `contender`: the element with the form, and its next heading.
 */
export function probe({ place, next }: { place: string; next: string }) {
  /** How long work after the first field still counts, in milliseconds. */
  const aftermath = 1000
  const longestWait = 20_000
  let blocked = 0
  let shift = 0

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += duration - 50
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift' })

  /** The first element that the form shows, with these words if any are given. */
  const find = (selector: string, words = '') => {
    const form = document.querySelector(place)
    return [...((form?.shadowRoot ?? form)?.querySelectorAll(selector) ?? [])].find(
      (element) =>
        element.checkVisibility() &&
        (element instanceof HTMLInputElement ? element.value : element.textContent)?.includes(
          words,
        ),
    )
  }

  /**
   * The time when the first frame with it was painted: a message that is sent before a frame is
   * painted arrives after it.
   */
  const painted = (isThere: () => unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const begin = performance.now()
      const look = () => {
        if (performance.now() - begin > longestWait) {
          reject(new Error(`${place} did not show what was measured.`))
        } else if (isThere()) {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage('')
        } else {
          requestAnimationFrame(look)
        }
      }
      requestAnimationFrame(look)
    })

  const measureLoading = async () => {
    const firstField = await painted(() => find('button, input, select, textarea'))
    await new Promise((resolve) => setTimeout(resolve, aftermath))
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { bytes, firstField, blocked, shift }
  }

  /** Counts from the touch itself, so that a busy main thread counts too. */
  const measureNextStep = async () => {
    const before = find(next)?.textContent
    const tap = await new Promise<Event>((resolve) =>
      addEventListener('click', resolve, { capture: true, once: true }),
    )
    const isNext = () => (find(next)?.textContent ?? before) !== before
    return (await painted(isNext)) - tap.timeStamp
  }

  const handle = {
    loading: measureLoading(),
    nextStep: Promise.resolve(0),
    awaitTap() {
      handle.nextStep = measureNextStep()
    },
    /** The point to tap, once the form has stopped moving: some forms render again after a choice. */
    async middleOf(words: string) {
      await new Promise((resolve) => setTimeout(resolve, aftermath))
      const button = find('button, label, input[type=button]', words)
      button?.scrollIntoView({ block: 'center' })
      const box = button?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
  }
  Object.assign(window, { probe: handle })
}
