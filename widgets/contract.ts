import { isWebAddress, valid } from './attributes.ts'
import { pushToDataLayer } from './data-layer.ts'
import { type MailAccount, newLeadId, sendMail } from './mail.ts'
import { scriptOrigin } from './script-origin.ts'
import { short, visit } from './visit.ts'

/** The attributes every widget takes, as its properties are called (widgets/README.md). */
export const attributes = [
  'service',
  'successUrl',
  'partner',
  'emailService',
  'emailTemplate',
  'emailKey',
  'emailOrigin',
  'analytics',
  'theme',
  'mode',
  'trigger',
] as const

type Given = { [Name in (typeof attributes)[number]]?: string }

/**
 * What the attributes of a tag come to, and the effects they steer: the one place that turns a
 * partner's strings into addresses and ids. `template` is the build's own EmailJS template,
 * `services` the known services; what is wrong warns once and gets its default.
 */
export function contractOf<Service extends string>(
  tag: string,
  template: string,
  services: Readonly<Record<Service, unknown>>,
) {
  const home = scriptOrigin(tag)
  const began = visit()
  const ownService = import.meta.env.VITE_EMAILJS_SERVICE_ID
  const ownKey = import.meta.env.VITE_EMAILJS_PUBLIC_KEY

  return (given: Given) => {
    const { successUrl } = given
    const from = { partner: short(given.partner ?? ''), ...began }
    valid('theme', given.theme, (theme) => /^(light|dark|auto)$/.test(theme))
    const account: MailAccount = {
      service: given.emailService ?? (ownService || 'mailbox'),
      template: given.emailTemplate ?? template,
      key: given.emailKey ?? (ownKey || 'mailbox'),
      origin:
        valid('email-origin', given.emailOrigin, (url) => /^https?:\/\/[^/]+$/i.test(url)) ||
        (ownKey ? 'https://api.emailjs.com' : home),
    }
    return {
      service: valid('service', given.service, (service) => Object.hasOwn(services, service)) as
        | Service
        | '',
      successUrl:
        successUrl === 'none'
          ? ''
          : valid('success-url', successUrl, isWebAddress) || `${home}/booked`,
      track: valid('analytics', given.analytics, (analytics) => analytics === 'off')
        ? () => {}
        : pushToDataLayer,
      /** Where the visitor came from, for events: the partner, and how the visit began. */
      from,
      /** Writes a mail as things stand now; calling what it returns sends it. */
      mail: (params: Readonly<Record<string, string>>, leadId: string) => {
        const full = {
          ...params,
          lead_id: leadId,
          ...from,
          page: location.href.replace(/[?#].*/s, ''),
        }
        return (again?: boolean) => sendMail(account, full, again)
      },
      newLeadId,
      leave: (url: string) => location.assign(url),
    }
  }
}
