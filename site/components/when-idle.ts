import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Settles when the page has loaded and is at rest; at once while prerendering. */
async function idle() {
  if (typeof window !== 'object') return
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  // Safari has no idle callback.
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))
}

/**
 * A component whose script waits for the first view to be done. Its markup is in the prerendered
 * page all the same, and stays as it is should the script not come. Shown within Suspense.
 */
export function whenIdle<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const component = idle().then(load)
  return lazy(() =>
    component.then(
      (component) => ({ default: component }),
      () => new Promise(() => {}),
    ),
  )
}
