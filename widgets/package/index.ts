import { host } from './host.js'

export type { InquiryFormElement, InquiryFormEvents } from '../types/inquiry-form.js'
export type { QuoteBuilderElement, QuoteBuilderEvents } from '../types/quote-builder.js'

/** A script to load in place of the newest one on the host that this package came from. */
export interface Script {
  /** Its address, such as `https://goldcrest.example/widgets/1.6.0/quote-builder.js`. */
  src?: string
  /** What the browser checks its bytes against, as manifest.json has it for each version. */
  integrity?: string
}

/**
 * Loads `<quote-builder>`, once a page however often it is called, also where the page has a tag of
 * the script already. Resolves when the element works, and rejects when the script cannot be had:
 * the next call then tries again. Does nothing on a server.
 */
export const loadQuoteBuilder = (script?: Script): Promise<void> => load('quote-builder', script)

/** Loads `<inquiry-form>`, as `loadQuoteBuilder` does the other. */
export const loadInquiryForm = (script?: Script): Promise<void> => load('inquiry-form', script)

/**
 * A script from our host and not a copy in the bundle: prices stay the owner's, and the script knows
 * by its own address where leads and visitors go.
 */
async function load(tag: 'quote-builder' | 'inquiry-form', given: Script = {}): Promise<void> {
  if (typeof document === 'undefined') return
  const { src, integrity } = { src: `${host}/widgets/${tag}.js`, ...given }
  const isOurs = (script: HTMLScriptElement) => script.src.endsWith(`/${tag}.js`)
  const script = [...document.scripts].find(isOurs) ?? added(src, integrity)
  await new Promise<void>((resolve, reject) => {
    customElements.whenDefined(tag).then(() => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${script.src} could not be loaded.`))
    })
  })
}

function added(src: string, integrity?: string): HTMLScriptElement {
  const script = document.createElement('script')
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  script.src = src
  return document.head.appendChild(script)
}
