/**
 * The Trusted Types policy for addresses of scripts, the only one that public/_headers allows, and only once.
 * Browsers without Trusted Types use the address as it is.
 */
let policy: ReturnType<typeof createPolicy>

/** Adds a script to the page, which runs it as soon as it has loaded. */
export function addScript(address: string): void {
  policy ??= createPolicy()
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}

const createPolicy = () =>
  globalThis.trustedTypes?.createPolicy('site', { createScriptURL: (address: string) => address })
