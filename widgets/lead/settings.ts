import type { ScriptPlace } from '../business/script.ts'
import {
  type Attributes,
  anyOf,
  attributeReader,
  isOrigin,
  isWebAddress,
  type Kind,
  thatIs,
} from '../element/attributes.ts'
import type { BusinessData } from '../rules/company/business.ts'
import { type Person, personErrors } from '../rules/lead/person.ts'
import { idsOf } from '../rules/text/table.ts'
import { longestMessage } from '../rules/text/text.ts'
import { pushToDataLayer } from './data-layer.ts'
import type { MailAccount } from './mail.ts'
import { type MailKind, ownerAccount } from './owner-account.ts'
import { shortLine, type Visit, visit } from './visit.ts'

/** Where a visitor came from: what the partner says of it, and how the visit began. Names no person. */
export type CameFrom = Visit & { readonly partner: string; readonly reference: string }

/** What a page that knows its visitor fills in for them. */
export interface KnownContact extends Person {
  /** What they want to say. */
  readonly message: string
}

/** What the attributes of a tag come to. */
export interface Settings {
  /** The service the page preselects; '' for none. */
  readonly service: string
  /** Where to go after sending; '' stays. */
  readonly successUrl: string
  /** What then leaves: the frame that the widget is in, or the whole window. */
  readonly successTarget: 'self' | 'top'
  /** What the page calls this element; undefined where it does not. */
  readonly name: string | undefined
  readonly isDialog: boolean
  /** Whether every mail says that it is only a test. */
  readonly isTest: boolean
  /** Whether it is a test that sends nothing. */
  readonly isDry: boolean
  /** The origin that the script came from. */
  readonly home: string
  /** The address of the script that prints a quote: of the same version, for ever. */
  readonly quoteSheet: string
  /** Who the visitor is, as far as the page knows; '' for what it does not. */
  readonly contact: KnownContact
  /** Where a mail goes that is sent now. */
  account(): MailAccount
  /** Looks up where the owner's leads go by now; undefined where no answer comes, the tag has an account of a partner, or sends nothing. */
  newestAccount(): Promise<MailAccount | undefined>
  /** Which prices the page has: a hash of all amounts. */
  readonly priceList: string
  readonly cameFrom: CameFrom
  /** Tells the page's data layer, unless the tag switched that off. */
  track(event: string, choices: object): void
}

/** Whether the page filled in who the visitor is. */
export function isPrefilled({ contact: { name, email, phone } }: Settings): boolean {
  return name !== '' || email !== '' || phone !== ''
}

const nobody: Person = { name: '', email: '', phone: '' }
const themeKind = anyOf(['light', 'dark', 'auto'])
const analyticsKind = anyOf(['off'])
const targetKind = anyOf(['self', 'top'])
const addressKind = thatIs(isWebAddress, 'a web address')
const testKind: Kind<'yes' | 'no' | 'dry'> = {
  read: (value) => {
    // True and false as frameworks write them.
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
 * Makes the function that turns a tag's attributes into settings; what is wrong warns once and gets
 * its default. `kind` is what the widget sends.
 */
export function settingsReader(
  tag: string,
  kind: MailKind,
  business: BusinessData,
  place: ScriptPlace,
) {
  const read = attributeReader(tag)
  const serviceKind = anyOf(idsOf(business.services))
  const { home, quoteSheet } = place
  const { priceList } = business
  const began = visit()
  const owner = ownerAccount(kind, business, place)

  return (given: Attributes): Settings => {
    // Only the style sheet reads the theme.
    read('theme', given.theme, themeKind, 'light')
    const isQuiet = read('analytics', given.analytics, analyticsKind, 'on') === 'off'
    // A whole site in a partner's frame would be a surprise: there the thanks stand in place.
    const ownUrl = window === top ? `${home}/booked` : ''
    // What is not known counts as a test: better than a lead that nobody meant.
    const test = given.test ? read('test', given.test, testKind, 'yes') : 'no'
    const isStaying = given.successUrl === 'none'
    const { emailService, emailTemplate, emailKey, emailOrigin } = given
    const isPartners = [emailService, emailTemplate, emailKey, emailOrigin].some(Boolean)
    const accountOf = (): MailAccount => {
      const { serviceId, templateId, publicKey, origin } = owner.current()
      return {
        serviceId: emailService ?? serviceId,
        templateId: emailTemplate ?? templateId,
        publicKey: emailKey ?? publicKey,
        origin: read('email-origin', emailOrigin, originKind, origin),
      }
    }
    return {
      service: read('service', given.service, serviceKind, ''),
      successUrl: isStaying ? '' : read('success-url', given.successUrl, addressKind, ownUrl),
      successTarget: read('success-target', given.successTarget, targetKind, 'self'),
      name: given.name,
      isDialog: given.mode === 'dialog',
      isTest: test !== 'no',
      isDry: test === 'dry',
      home,
      quoteSheet,
      contact: {
        name: given.contactName ?? '',
        email: read('contact-email', given.contactEmail, emailKind, ''),
        phone: read('contact-phone', given.contactPhone, phoneKind, ''),
        message: (given.contactNotes ?? '').slice(0, longestMessage),
      },
      account: accountOf,
      newestAccount: async () => (isPartners || test === 'dry' ? undefined : owner.newest()),
      priceList,
      cameFrom: {
        partner: shortLine(given.partner ?? ''),
        reference: shortLine(given.reference ?? ''),
        ...began,
      },
      track: isQuiet ? () => {} : pushToDataLayer,
    }
  }
}
