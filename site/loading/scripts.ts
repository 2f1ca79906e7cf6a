/**
 * The Trusted Types policy for addresses of scripts, the only one that public/_headers allows.
 * Browsers without Trusted Types use the address as it is.
 */
const policy = globalThis.trustedTypes?.createPolicy('site', {
  createScriptURL: (address: string) => address,
})

/** Adds a script to the page, which runs it as soon as it has loaded. */
export function addScript(address: string): void {
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}

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
