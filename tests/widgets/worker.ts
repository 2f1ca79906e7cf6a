/** Puts the page under a service worker that answers mails itself; resolves to false where there are no workers. */
export async function answerByWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const started = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve)
  })
  await navigator.serviceWorker.register('/offline-worker.js')
  await started
  return true
}

/** Lets mails through again. */
export function restWorker(): void {
  navigator.serviceWorker?.controller?.postMessage('rest')
}
