import { addScript } from './add-script.ts'

/** Loads a Tag Manager container, which then receives what the widgets push to the data layer. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}

/** Reports to Tag Manager, if it is used, what the visitor did; never who the visitor is. */
export function reportToTagManager(event: string, choices: object): void {
  window.dataLayer?.push({ event, ...choices, timestamp: new Date().toISOString() })
}
