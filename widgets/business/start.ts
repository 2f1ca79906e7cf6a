import type { BusinessData } from '../rules/company/business.ts'
import { setConventions } from '../rules/company/conventions.ts'
import { isFarBehind } from '../rules/embed/versions.ts'
import { fetchBusiness, isBusinessData } from './fetch-business.ts'
import { Languages } from './languages.ts'
import { type OwnScript, ownScript } from './script.ts'
import { writeToConsole } from './write-to-console.ts'

/** How long one try to fetch the company's data may take, in milliseconds, and how many tries. */
const timeout = 10_000
const tries = 2

/**
 * Calls `define` with the company's data: at once if the script has it built in, else as soon as it
 * was fetched. It waits for the languages of the page's tags, too, but not long. If the company's data
 * cannot be fetched, the text in the tag stays, without the space that the page reserved, and the
 * script's tag gets an `error` event as if the script itself had failed to load.
 */
export async function startWidget<Data extends BusinessData>(
  tag: string,
  define: (business: Data, script: OwnScript, languages: Languages) => void,
): Promise<void> {
  // A second script for the same tag changes nothing.
  if (customElements.get(tag)) return
  const builtIn = typeof goldcrestBusiness === 'undefined' ? undefined : goldcrestBusiness
  const known = isBusinessData(builtIn) ? builtIn : undefined
  const script = ownScript(tag, known?.siteUrl ?? '')
  const start = (business: BusinessData) => {
    setConventions(business.conventions)
    const languages = new Languages({
      tag,
      offered: offeredBy(business, script),
      script,
      hasCompany: known !== undefined,
    })
    // The build gives each script the data that its widget needs, and a release gets all of it.
    const end = () => define(business as Data, script, languages)
    const codes = codesOnPage(tag, languages)
    return codes.every((code) => languages.loaded(code))
      ? end()
      : Promise.all(codes.map((code) => languages.loadSoon(code))).then(end)
  }
  if (known) {
    if (!script.home)
      writeToConsole(
        'warn',
        `<${tag}>: it is not known where this script came from, so nothing leads to our site. Load it from an address that ends in /${tag}.js.`,
      )
    return start(known)
  }

  // Lets a script loader see that this script is still loading.
  script.element?.setAttribute('data-loading', '')
  const business = await tryToFetchBusiness(script.business)
  script.element?.removeAttribute('data-loading')
  if (business) {
    await start(business)
    warnIfFarBehind(tag, business, script)
  } else {
    const fault = script.business
      ? `${script.business} could not be loaded`
      : 'it is not known where this script came from'
    writeToConsole('error', `<${tag}>: ${fault}, so the text in the tag stays.`)
    removeReservedSpace(tag)
    script.element?.dispatchEvent(new Event('error'))
  }
}

/** The languages that the owner has switched on; a tag that tries others out names them in `data-languages`. */
function offeredBy({ languages = [] }: BusinessData, { element }: OwnScript): readonly string[] {
  return element?.getAttribute('data-languages')?.split(/\s+/).filter(Boolean) ?? languages
}

/** The languages of the tags that are on the page, or of the page itself if there are none yet. */
function codesOnPage(tag: string, languages: Languages): readonly string[] {
  const tags = [...document.querySelectorAll(tag)]
  const elements = tags.length > 0 ? tags : [document.documentElement]
  return elements.map((element) => languages.codeAt(element))
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

function warnIfFarBehind(tag: string, { newestRelease }: BusinessData, { home }: OwnScript) {
  if (!isFarBehind(WIDGETS_VERSION, newestRelease)) return
  writeToConsole(
    'warn',
    `<${tag}>: this page has version ${WIDGETS_VERSION} of the script, and ${newestRelease} is out. What changed: ${home}/widgets/#changes`,
  )
}

/** Removes the space that the page reserves for a tag, when its element cannot be defined. */
function removeReservedSpace(tag: string): void {
  // No content security policy of the page blocks a constructed style sheet.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${tag}:not(:defined)::before { content: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
