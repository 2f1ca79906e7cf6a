import { businessShape } from '../rules/company/business.ts'

// Only while the script first runs does the document say which one it is.
const { currentScript } = document

/** Where a script came from, and what it can ask for there. */
export interface ScriptPlace {
  /** The tag of the script; undefined where it cannot be known. */
  readonly element: HTMLScriptElement | undefined
  /** The origin that has `/booked` and, of a local build, the mailbox. */
  readonly home: string
  /** The address of what the company decides, of the shape that this script reads. */
  readonly business: string
  /** The address of the script that prints a quote: of the same version, for ever. */
  readonly quoteSheet: string
}

/**
 * The place of the script that defines `tag`. A module has no currentScript, so its tag is looked up by its file name;
 * failing that, the script counts as coming from the page's own address. A copy on another host says by
 * `data-business` where the company's data is.
 */
export function scriptPlace(tag: string): ScriptPlace {
  // An image of the page that is named currentScript would be taken for ours.
  const element =
    currentScript instanceof HTMLScriptElement
      ? currentScript
      : (document.querySelector<HTMLScriptElement>(`script[src*="/${tag}.js"]`) ?? undefined)
  const address = new URL(element?.src || location.href)
  // Not by dataset, which has what a page adds to Object.prototype as well.
  const given = element?.getAttribute('data-business') ?? ''
  const business = businessAddress(address, given)
  return {
    element,
    home: isElsewhere(given) ? business.origin : address.origin,
    business: business.href,
    quoteSheet: new URL('quote-sheet.js', address).href,
  }
}

/** A release is in a folder of its version, the newest script is not. */
function businessAddress(script: URL, given: string): URL {
  if (isElsewhere(given)) return new URL(given)
  const isInFolder = /\/\d[\d.]*\/[^/]*$/.test(script.pathname)
  return new URL(`${isInFolder ? '../' : ''}business.${businessShape}.json`, script)
}

function isElsewhere(given: string): boolean {
  return /^https?:/.test(given) && URL.canParse(given)
}
