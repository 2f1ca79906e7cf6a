import { addScript } from './add-script.ts'

/** Loads a Tag Manager container, which from then on hears what the widgets push to the data layer. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}

/** Tells the tag manager, where there is one, what the visitor did. Never whom it was. */
export function tellTagManager(event: string, choices: object): void {
  window.dataLayer?.push({ event, ...choices, timestamp: new Date().toISOString() })
}
