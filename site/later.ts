import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Settles when the page has loaded and is at rest. */
async function idle() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}

/** Where the first view is all there is until then: a visitor who only reads it moves nothing (ms). */
const longestWait = 3000

/** Settles when the visitor first does anything: nothing below the first view is reached before. */
async function awake() {
  await idle()
  await new Promise((resolve) => {
    setTimeout(resolve, longestWait)
    for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, resolve, { once: true, passive: true })
  })
}

/**
 * A component whose script waits, because its markup is in the prerendered page: for the first view
 * to be done, or, with `below`, for the visitor to move. Should the script not come, the markup
 * stays as it is. On a page that was not prerendered nothing waits. Shown within Suspense.
 */
export function later<Props>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
  { below = false } = {},
): LazyExoticComponent<ComponentType<Props>> {
  const isThere =
    typeof document === 'object' && document.getElementById('root')?.dataset.path === path
  const component = (isThere ? (below ? awake() : idle()) : Promise.resolve()).then(load)
  return lazy(() =>
    component.then(
      (component) => ({ default: component }),
      () => new Promise(() => {}),
    ),
  )
}
