/**
 * The one policy of ours that pages trust with addresses of scripts (`trusted-types` in
 * public/_headers). Browsers that know no trusted types take the address as it is.
 */
const policy = globalThis.trustedTypes?.createPolicy('site', {
  createScriptURL: (address: string) => address,
})

/** Adds a script to the page, which runs it when it comes. */
export function addScript(address: string): void {
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}
