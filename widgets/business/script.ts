import { businessShape } from '../rules/company/business.ts'

// The document knows the current script only while that script first runs.
const { currentScript } = document

/** Where a script came from, and the addresses of what it can load from there. */
export interface ScriptPlace {
  /** The tag of the script; undefined if it cannot be found. */
  readonly element: HTMLScriptElement | undefined
  /** The origin that has `/booked` and, in a local build, the mailbox. */
  readonly home: string
  /** The address of the company's data, in the shape that this script reads. */
  readonly business: string
  /** The address of the script that prints a quote, always of the same version as this script. */
  readonly quoteSheet: string
}

/**
 * The place of the script that defines `tag`. A module has no currentScript, so its tag is looked
 * up by its file name; if there is none, the script counts as coming from the page's own address. A
 * copy on another host names the address of the company's data in `data-business`.
 */
export function scriptPlace(tag: string): ScriptPlace {
  // An image that the page named currentScript would hide the property of the document.
  const element =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : (document.querySelector<HTMLScriptElement>(`script[src*="/${tag}.js"]`) ?? undefined)
  const address = new URL(element?.src || location.href)
  // Not from dataset, which also has whatever a page adds to Object.prototype.
  const dataAddress = element?.getAttribute('data-business') ?? ''
  const business = businessAddress(address, dataAddress)
  return {
    element,
    home: isElsewhere(dataAddress) ? business.origin : address.origin,
    business: business.href,
    quoteSheet: new URL('quote-sheet.js', address).href,
  }
}

/** A release is in a folder of its version, the newest script is not. */
function businessAddress(script: URL, dataAddress: string): URL {
  if (isElsewhere(dataAddress)) return new URL(dataAddress)
  const isInFolder = /\/\d[\d.]*\/[^/]*$/.test(script.pathname)
  return new URL(`${isInFolder ? '../' : ''}business.${businessShape}.json`, script)
}

function isElsewhere(dataAddress: string): boolean {
  return /^https?:/.test(dataAddress) && URL.canParse(dataAddress)
}
