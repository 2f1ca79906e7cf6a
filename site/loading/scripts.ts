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
