import { businessShape } from '../rules/company/business.ts'

// The document knows the current script only while that script first runs.
const { currentScript } = document

/**
 * The script that runs: where it came from, and the addresses of what it can load from there: each '' if nobody
 * knows.
 */
export interface OwnScript {
  /** The tag of the script; undefined if it cannot be found. */
  readonly element: HTMLScriptElement | undefined
  /** The origin that has `/booked` and, in a local build, the mailbox. */
  readonly home: string
  /** The address of the company's data, in the shape that this script reads. */
  readonly business: string
  /** The address of the folder with the files that this script loads, always of its own version. */
  readonly folder: string
}

/**
 * The script that defines `tag`. `siteUrl` is the company's site, if the script knows
 * it. A copy on another host names the address of the company's data in `data-business`.
 */
export function ownScript(tag: string, siteUrl: string): OwnScript {
  const isOurFile = (address: string) =>
    new RegExp(`^https?://[^?#]+/${tag}\\.js($|[?#])`).test(address)
  // An image that the page named currentScript would hide the property of the document.
  const current = currentScript instanceof HTMLScriptElement ? [currentScript] : []
  const element = [...current, ...document.querySelectorAll('script')].find(
    (script) =>
      isOurFile(script.src) || (script === currentScript && script.hasAttribute('data-business')),
  )
  const address = scriptAddress(element?.src ?? '', siteUrl, isOurFile)
  // Not from dataset, which also has whatever a page adds to Object.prototype.
  const given = element?.getAttribute('data-business') ?? ''
  const dataAddress = /^https?:/.test(given) && URL.canParse(given) ? given : ''
  const business = dataAddress || (address && businessAddress(address))
  const base = address || business
  return {
    element,
    home: business && new URL(business).origin,
    business,
    folder: base && new URL('.', base).href,
  }
}

/**
 * The address of the script. Its tag has it, but a page may also import the script, combine it with
 * others, write it into its HTML or serve a copy of it, so the tag counts only if it leads to a
 * place that our host has. Then comes what the build knows, and then what the page has loaded.
 */
function scriptAddress(
  ownAddress: string,
  siteUrl: string,
  isOurFile: (address: string) => boolean,
): string {
  if (isOurFile(ownAddress) && new URL(ownAddress).pathname.startsWith('/widgets/'))
    return ownAddress
  if (siteUrl) return `${siteUrl}/widgets/`
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return [ownAddress, ...loaded].find(isOurFile) ?? ''
}

/** A release is in a folder of its version, the newest script is not. */
function businessAddress(script: string): string {
  const isInFolder = /\/\d[\d.]*\/[^/]*$/.test(new URL(script).pathname)
  return new URL(`${isInFolder ? '../' : ''}business.${businessShape}.json`, script).href
}
