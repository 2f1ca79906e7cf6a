import type { BusinessData } from '../rules/company/business.ts'
import { setConventions } from '../rules/company/conventions.ts'
import { isFarBehind } from '../rules/embed/versions.ts'
import { fetchBusiness, isBusinessData } from './fetch-business.ts'
import { removeReservedSpace } from './remove-reserved-space.ts'
import { type ScriptPlace, scriptPlace } from './script.ts'
import { writeToConsole } from './write-to-console.ts'

/** How long one try to fetch the company's data may take, in milliseconds, and how many tries. */
const timeout = 10_000
const tries = 2

/**
 * Calls `define` with the company's data: at once if the script has it built in, else as soon as it
 * was fetched. If it cannot be fetched, the text in the tag stays, without the space that the page
 * reserved, and the script's tag gets an `error` event as if the script itself had failed to load.
 */
export async function startWidget<Data extends BusinessData>(
  tag: string,
  define: (business: Data, place: ScriptPlace) => void,
): Promise<void> {
  // A second script for the same tag changes nothing.
  if (customElements.get(tag)) return
  const builtIn = typeof goldcrestBusiness === 'undefined' ? undefined : goldcrestBusiness
  const known = isBusinessData(builtIn) ? builtIn : undefined
  const place = scriptPlace(tag, known?.siteUrl ?? '')
  const start = (business: BusinessData) => {
    setConventions(business.conventions)
    // The build gives each script the data that its widget needs, and a release gets all of it.
    define(business as Data, place)
  }
  if (known) {
    if (!place.home)
      writeToConsole(
        'warn',
        `<${tag}>: it is not known where this script came from, so nothing leads to our site. Load it from an address that ends in /${tag}.js.`,
      )
    return start(known)
  }

  // Lets a script loader see that this script is still loading.
  place.element?.setAttribute('data-loading', '')
  const business = await tryToFetchBusiness(place.business)
  place.element?.removeAttribute('data-loading')
  if (business) {
    start(business)
    warnIfFarBehind(tag, business, place)
  } else {
    const fault = place.business
      ? `${place.business} could not be loaded`
      : 'it is not known where this script came from'
    writeToConsole('error', `<${tag}>: ${fault}, so the text in the tag stays.`)
    removeReservedSpace(tag)
    place.element?.dispatchEvent(new Event('error'))
  }
}

async function tryToFetchBusiness(address: string): Promise<BusinessData | undefined> {
  for (let triesLeft = address ? tries : 0; triesLeft > 0; triesLeft--) {
    try {
      return await fetchBusiness(address, timeout)
    } catch {
      // startWidget logs one line for all tries.
    }
  }
  return undefined
}

function warnIfFarBehind(tag: string, { newestRelease }: BusinessData, { home }: ScriptPlace) {
  if (!isFarBehind(WIDGETS_VERSION, newestRelease)) return
  writeToConsole(
    'warn',
    `<${tag}>: this page has version ${WIDGETS_VERSION} of the script, and ${newestRelease} is out. What changed: ${home}/widgets/#changes`,
  )
}
