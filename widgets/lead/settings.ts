import { type Attributes, isOneOf, isWebAddress, validOrDefault } from '../element/attributes.ts'
import type { Service } from '../rules/answers.ts'
import { isService } from '../rules/quote.ts'
import { pushToDataLayer } from './data-layer.ts'
import type { MailAccount } from './mail.ts'
import { scriptOrigin } from './script-origin.ts'
import { shortLine, type Visit, visit } from './visit.ts'

/** Where a visitor came from: the partner's name, and how the visit began. Names no person. */
export type CameFrom = Visit & { readonly partner: string }

/** What the attributes of a tag come to. */
export interface Settings {
  /** The service the page preselects; '' for none. */
  readonly service: Service | ''
  /** Where to go after sending; '' stays. */
  readonly successUrl: string
  readonly account: MailAccount
  readonly cameFrom: CameFrom
  /** Tells the page's data layer, unless the tag switched that off. */
  track(event: string, choices: object): void
}

const isTheme = isOneOf(['light', 'dark', 'auto'])
const isOff = isOneOf(['off'])

/**
 * Makes the function that turns a tag's attributes into settings; what is wrong warns once and gets
 * its default. `template` is the build's own EmailJS template.
 */
export function settingsReader(tag: string, template: string) {
  const home = scriptOrigin(tag)
  const began = visit()
  const ownService = import.meta.env.VITE_EMAILJS_SERVICE_ID
  const ownKey = import.meta.env.VITE_EMAILJS_PUBLIC_KEY
  // Without ids of its own the build sends to the local mailbox, which is where the script came from.
  const ownOrigin = ownKey ? 'https://api.emailjs.com' : home

  return (given: Attributes): Settings => {
    // Only the style sheet reads the theme.
    validOrDefault('theme', given.theme, isTheme)
    const isQuiet = validOrDefault('analytics', given.analytics, isOff) === 'off'
    return {
      service: validOrDefault('service', given.service, isService),
      successUrl: successUrl(given.successUrl, home),
      account: {
        serviceId: given.emailService ?? (ownService || 'mailbox'),
        templateId: given.emailTemplate ?? template,
        publicKey: given.emailKey ?? (ownKey || 'mailbox'),
        origin: validOrDefault('email-origin', given.emailOrigin, isOrigin) || ownOrigin,
      },
      cameFrom: { partner: shortLine(given.partner ?? ''), ...began },
      track: isQuiet ? () => {} : pushToDataLayer,
    }
  }
}

function successUrl(given: string | undefined, home: string): string {
  if (given === 'none') return ''
  return validOrDefault('success-url', given, isWebAddress) || `${home}/booked`
}

function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/]+$/i.test(value)
}
