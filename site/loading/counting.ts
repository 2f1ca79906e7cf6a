import { ask } from 'virtual:content/consent'
import { addScript } from './scripts.ts'

/** What the visitor answered when asked whether their visit may be counted; undefined before that. */
export type Consent = 'granted' | 'denied' | undefined

/** Whether visitors are asked: the owner wants it, and there is something to count with. */
export const isAsked = TAG_MANAGER_ID !== '' && ask

/** The answer is kept here in the browser's storage, so that the site asks once. */
const key = 'consent'

/** What Tag Manager may store: https://developers.google.com/tag-platform/security/guides/consent */
const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']

const listeners = new Set<() => void>()
let consent: Consent = isAsked ? undefined : 'granted'
let isLoaded = false

export const readConsent = () => consent

export function onConsent(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads Tag Manager at once where nobody is asked, else for those who have agreed. Only with a container. */
export function startCounting() {
  if (isAsked) {
    consent = storedConsent()
    announce('default', 'denied')
  }
  if (consent === 'granted') count()
}

/** Keeps the answer. Taking it back stops what is counted, and the next page loads nothing. */
export function giveConsent(answer: Exclude<Consent, undefined>) {
  store(answer)
  publish(answer)
  if (answer === 'granted') count()
  else if (isLoaded) announce('update', 'denied')
}

/** Asks again. Until the answer, the last one counts for Tag Manager if it is loaded. */
export const askAgain = () => publish(undefined)

function count() {
  if (isAsked) announce('update', 'granted')
  if (!isLoaded) loadTagManager(TAG_MANAGER_ID)
  isLoaded = true
}

/** Loads a Tag Manager container, which then receives what the widgets push to the data layer. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}

function announce(command: 'default' | 'update', state: 'granted' | 'denied') {
  consentCommand('consent', command, Object.fromEntries(purposes.map((name) => [name, state])))
}

/** Tag Manager takes commands only as the `arguments` of a function. */
function consentCommand(..._: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array of the same would be ignored.
  window.dataLayer.push(arguments)
}

function publish(next: Consent) {
  consent = next
  for (const listener of listeners) listener()
}

function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'granted' || stored === 'denied' ? stored : undefined
  } catch {
    // Without storage the site asks on every page load.
    return undefined
  }
}

function store(answer: string) {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // The answer counts until the page is left.
  }
}
