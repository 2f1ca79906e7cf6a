import { writeToConsole } from '../business/write-to-console.ts'

declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown }
  }
}

/**
 * Pushes an event to the page's tag manager, if it has one. Never creates the data layer; an error
 * in it is only logged, so that it does not stop the visitor.
 */
export function pushToDataLayer(event: string, details: object): void {
  try {
    window.dataLayer?.push?.({ event, ...details, timestamp: new Date().toISOString() })
  } catch (error) {
    writeToConsole('error', error)
  }
}
