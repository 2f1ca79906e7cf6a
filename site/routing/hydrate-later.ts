import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>>

/**
 * A part of a prerendered page whose script is loaded once the page has loaded and is idle. Until then,
 * or should the script fail to load, its prerendered markup stays. On a page reached by a link within
 * the site there is no such markup, and the script is loaded at once. `path` is the path of the page.
 * The part must be rendered within Suspense.
 */
export function hydrateWhenIdle<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyAfter(isPrerendered(path) ? idle() : Promise.resolve(), load)
}

/** The same for a part below the first view: its script waits until the visitor does something. */
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

/** Settles when the page has loaded and is idle. */
async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}

/** How long to wait for a visitor who only reads, in milliseconds. */
const longestWait = 3000

/** Settles when the visitor first does something on the idle page, or after the longest wait. */
async function firstSign() {
  await idle()
  await new Promise((resolve) => {
    setTimeout(resolve, longestWait)
    for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, resolve, { once: true, passive: true })
  })
}
