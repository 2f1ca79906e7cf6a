declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown }
  }
}

/**
 * Tells the page's tag manager, if it has one. Never creates the data layer, and a broken one is
 * only logged: the visitor's step goes on.
 */
export function pushToDataLayer(event: string, choices: object): void {
  try {
    window.dataLayer?.push?.({ event, ...choices, timestamp: new Date().toISOString() })
  } catch (error) {
    console.error(error)
  }
}
