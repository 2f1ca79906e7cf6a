import { addScript } from './add-script.ts'

/** Loads a Tag Manager container, which from then on hears what the widgets push to the data layer. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}
