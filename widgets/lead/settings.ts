import type { OwnScript } from '../business/script.ts'
import { writeToConsole } from '../business/write-to-console.ts'
import {
  type Attributes,
  anyOf,
  attributeReader,
  isOrigin,
  isWebAddress,
  type Kind,
  thatIs,
  underBase,
  warnOnce,
} from '../element/read-attributes.ts'
import type { BusinessData } from '../rules/company/business.ts'
import { type Person, personErrors } from '../rules/lead/person.ts'
import { idsOf } from '../rules/text/table.ts'
import { longestMessage } from '../rules/text/text.ts'
import { type MailAccount, type MailKind, ownerAccount } from './mail-account.ts'
import { keepVisit, longestShortLine, shortLine, unknownVisit, type Visit, visit } from './visit.ts'

/** Where a visitor came from: partner, reference, and how the visit began. Names no person. */
type CameFrom = Visit & { readonly partner: string; readonly reference: string }

/** The contact fields that a page fills in when it knows its visitor. */
interface KnownContact extends Person {
  /** What they want to say. */
  readonly message: string
}

/** The settings that the attributes of a tag result in. */
export interface Settings {
  /** The service the page preselects; '' for none. */
  readonly service: string
  /** Where to go after sending; '' to stay. */
  readonly successUrl: string
  /** What goes there: the frame that the widget is in, or the whole window. */
  readonly successTarget: 'self' | 'top'
  /** The name that the page gave this element, if any. */
  readonly name: string | undefined
  readonly isDialog: boolean
  /** Whether every mail says that it is only a test. */
  readonly isTest: boolean
  /** Whether it is a test that sends nothing. */
  readonly isDry: boolean
  /** The origin that the script came from. */
  readonly home: string
  /** The address of the folder with the files that the script loads, always of its own version. */
  readonly folder: string
  /** Who the visitor is, as far as the page knows; '' for each field that it does not know. */
  readonly contact: KnownContact
  /** The account that a mail goes to if it is sent now. */
  account(): MailAccount
  /** Looks up the owner's newest account; undefined without an answer, or if the tag has its own. */
  newestAccount(): Promise<MailAccount | undefined>
  /** The languages that the company has switched on besides English. */
  readonly languages: readonly string[]
  /** A hash of all amounts, which says which prices the page has. */
  readonly priceList: string
  readonly cameFrom: CameFrom
  /** Pushes to the page's data layer, unless the tag switched that off. */
  track(event: string, details: object): void
}

const nobody: Person = { name: '', email: '', phone: '' }
const themeKind = anyOf(['light', 'dark', 'auto'])
const analyticsKind = anyOf(['off'])
const targetKind = anyOf(['self', 'top'])
const successKind: Kind<string> = {
  read: (value) => {
    // Some frameworks write false.
    if (/^\s*(none|no|off|false)\s*$/i.test(value)) return ''
    return isWebAddress(value) ? value : undefined
  },
  get words() {
    return `a web address${underBase()}`
  },
}
/** The guide's placeholder is pasted as it is when somebody hurries. */
const partnerKind = thatIs((name) => !/^\W*your name\W*$/i.test(name), "your firm's name")
const testKind: Kind<'yes' | 'no' | 'dry'> = {
  read: (value) => {
    // Frameworks write true and false.
    if (value === 'yes' || value === 'true') return 'yes'
    if (value === 'no' || value === 'false') return 'no'
    return value === 'dry' ? 'dry' : undefined
  },
  words: 'yes or dry',
}
const emailKind = thatIs((email) => !personErrors({ ...nobody, email }).email, 'an email address')
const phoneKind = thatIs((phone) => !personErrors({ ...nobody, phone }).phone, 'a phone number')
const originKind = thatIs(isOrigin, 'an origin')

/**
 * Makes the function that turns a tag's attributes into settings. A wrong value warns once and is
 * replaced by its default. `kind` is the kind of mail that the widget sends.
 */
export function settingsReader(
  tag: string,
  kind: MailKind,
  business: BusinessData,
  script: OwnScript,
) {
  const read = attributeReader(tag)
  const serviceKind = anyOf(idsOf(business.services))
  const { home, folder } = script
  const { priceList, languages = [] } = business
  const visitStart = visit()
  let isDecided = false
  // A page with the script keeps it too, if no element was there to say whether it may.
  addEventListener('pagehide', () => {
    if (!isDecided) keepVisit(visitStart)
  })
  const owner = ownerAccount(kind, business, script)
  const line = (attribute: string, value = '') => {
    if ([...value.trim()].length > longestShortLine)
      warnOnce(`<${tag}>: ${attribute} is cut after ${longestShortLine} letters.`)
    return shortLine(value)
  }

  return (attributes: Attributes): Settings => {
    // Read only for its warning: the theme is used by the style sheet alone.
    read('theme', attributes.theme, themeKind, 'light')
    const isQuiet = read('analytics', attributes.analytics, analyticsKind, 'on') === 'off'
    isDecided = true
    if (!isQuiet) keepVisit(visitStart)
    // In a partner's frame the thanks are shown inside the widget, because a whole site there would
    // be a surprise; and everywhere while it is not known where our site is.
    const defaultUrl = home && window === top ? `${home}/booked` : ''
    // An unknown value counts as a test, which is better than a real lead that nobody intended.
    const test = attributes.test ? read('test', attributes.test, testKind, 'yes') : 'no'
    const { emailService, emailTemplate, emailKey, emailOrigin } = attributes
    const ids = [emailService, emailTemplate, emailKey]
    // The ids of two accounts do not work together, so the owner's account stays whole.
    const isHalfAccount = ids.some(Boolean) && !ids.every(Boolean)
    if (isHalfAccount)
      warnOnce(
        `<${tag}>: email-service, email-template and email-key need each other. Taken instead: our account.`,
      )
    const followsOwner = isHalfAccount || !(emailKey ?? emailOrigin)
    const currentAccount = (): MailAccount => {
      const account = owner.current()
      if (followsOwner) return account
      // Without our reserve: what a partner's account or relay refuses is not for us.
      return {
        serviceId: emailService ?? account.serviceId,
        templateId: emailTemplate ?? account.templateId,
        publicKey: emailKey ?? account.publicKey,
        origin: read('email-origin', emailOrigin, originKind, account.origin),
      }
    }
    return {
      service: read('service', attributes.service, serviceKind, ''),
      successUrl: read('success-url', attributes.successUrl, successKind, defaultUrl),
      successTarget: read('success-target', attributes.successTarget, targetKind, 'self'),
      name: attributes.name,
      isDialog: attributes.mode === 'dialog',
      isTest: test !== 'no',
      isDry: test === 'dry',
      home,
      folder,
      contact: {
        name: attributes.contactName ?? '',
        email: read('contact-email', attributes.contactEmail, emailKind, ''),
        phone: read('contact-phone', attributes.contactPhone, phoneKind, ''),
        message: (attributes.contactNotes ?? '').slice(0, longestMessage),
      },
      account: currentAccount,
      newestAccount: async () => (followsOwner ? owner.newest() : undefined),
      languages,
      priceList,
      cameFrom: {
        partner: line('partner', read('partner', attributes.partner, partnerKind, '')),
        reference: line('reference', attributes.reference),
        ...(isQuiet ? unknownVisit : visitStart),
      },
      track: isQuiet ? () => {} : pushToDataLayer,
    }
  }
}

declare global {
  interface Window {
    dataLayer?: { push(event: object): unknown }
  }
}

/**
 * Pushes an event to the page's tag manager, if it has one. Never creates the data layer; an error
 * in it is only logged, so that it does not stop the visitor.
 */
function pushToDataLayer(event: string, details: object): void {
  try {
    window.dataLayer?.push?.({ event, ...details, timestamp: new Date().toISOString() })
  } catch (error) {
    writeToConsole('error', error)
  }
}
