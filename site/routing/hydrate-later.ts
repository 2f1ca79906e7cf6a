import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>

/**
 * A part of a prerendered page whose script is loaded once the page is loaded and at rest. Until
 * then its prerendered markup stands; should the script never come, it stays. On a page reached by
 * a link nothing waits. `path` is the page's; the part is shown within Suspense.
 */
export function hydrateWhenIdle<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyAfter(isPrerendered(path) ? idle() : Promise.resolve(), load)
}

/** The same for a part below the first view, which waits for the visitor to do anything at all. */
export function hydrateOnFirstSign<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyAfter(isPrerendered(path) ? firstSign() : Promise.resolve(), load)
}

function isPrerendered(path: string): boolean {
  return typeof document === 'object' && document.getElementById('root')?.dataset.path === path
}

function lazyAfter<Props>(
  moment: Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const component = moment.then(load)
  return lazy(() =>
    component.then(
      (component) => ({ default: component }),
      // Suspense keeps the prerendered markup for as long as this is pending.
      () => new Promise(() => {}),
    ),
  )
}

/** Settles when the page has loaded and is at rest. */
async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}

/** How long to wait for a visitor who only reads, in milliseconds. */
const longestWait = 3000

/** Settles when the visitor first does anything on the resting page, or after a while. */
async function firstSign() {
  await idle()
  await new Promise((resolve) => {
    setTimeout(resolve, longestWait)
    for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, resolve, { once: true, passive: true })
  })
}
