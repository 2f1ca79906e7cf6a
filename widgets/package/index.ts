import { host } from './host.js'

export type { InquiryFormElement, InquiryFormEvents } from '../types/inquiry-form.js'
export type { QuoteBuilderElement, QuoteBuilderEvents } from '../types/quote-builder.js'

/** A script to load instead of the newest one from the host of this package. */
export interface Script {
  /** Its address, such as `https://company.example/widgets/1.7.0/quote-builder.js`. */
  src?: string
  /** Its checksum, which the browser compares; manifest.json lists it for each version. */
  integrity?: string
  /** For a copy on another host: the address of the company's `business.1.json`. */
  business?: string
}

/**
 * Loads `<quote-builder>`, once per page however often it is called. If the page already has a tag for the
 * script, that one is used, unless it failed. Resolves when the element works. Rejects if the script
 * cannot be loaded; the next call then tries again. Does nothing on a server.
 */
export const loadQuoteBuilder = (script?: Script): Promise<void> => load('quote-builder', script)

/** Loads `<inquiry-form>`, in the same way as `loadQuoteBuilder`. */
export const loadInquiryForm = (script?: Script): Promise<void> => load('inquiry-form', script)

const loading = new Map<string, Promise<void>>()

/** All callers share one promise, until it rejects. */
async function load(tag: 'quote-builder' | 'inquiry-form', options?: Script): Promise<void> {
  if (typeof document === 'undefined') return
  const pending = loading.get(tag) ?? begin(tag, options)
  loading.set(tag, pending)
  try {
    await pending
  } catch (failure) {
    loading.delete(tag)
    throw failure
  }
}

/**
 * Loads the script from our host, not from the bundle, so that its prices stay current and its own address
 * tells it where leads and visitors go.
 */
async function begin(tag: string, options?: Script): Promise<void> {
  const pageScript = [...document.scripts].find(({ src }) => src.endsWith(`/${tag}.js`))
  // When the page has loaded, a script in its HTML has run or failed.
  if (pageScript && document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => addEventListener('load', resolve))
    await Promise.race([customElements.whenDefined(tag), loaded])
  }
  if (pageScript) await untilStarted(pageScript, tag)
  if (customElements.get(tag)) return
  const script = document.createElement('script')
  const { src, integrity } = pageScript ?? { src: `${host}/widgets/${tag}.js`, ...options }
  const business = pageScript ? pageScript.getAttribute('data-business') : options?.business
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  if (business) script.setAttribute('data-business', business)
  script.src = src
  await new Promise((settle) => {
    script.onload = script.onerror = settle
    document.head.append(script)
  })
  await untilStarted(script, tag)
  if (customElements.get(tag)) return
  script.remove()
  throw new Error(`${script.src} could not be loaded.`)
}

/**
 * Waits while a pinned script fetches the company's data, which its `data-loading` shows. Then the
 * tag is defined, or the script gets an `error` event.
 */
async function untilStarted(script: HTMLScriptElement, tag: string): Promise<void> {
  if (!script.hasAttribute('data-loading')) return
  const failed = new Promise((settle) => {
    script.addEventListener('error', settle, { once: true })
  })
  await Promise.race([customElements.whenDefined(tag), failed])
}
