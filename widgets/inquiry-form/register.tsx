import { email, services as names, phone, telHref } from '../../site/content/business.ts'
import tokens from '../../site/styles/tokens.css?inline'
import { isWebAddress, valid } from '../attributes.ts'
import { pushToDataLayer } from '../data-layer.ts'
import { defineElement } from '../define-element.tsx'
import { cleanLine } from '../fields/clean-text.ts'
import fields from '../fields/fields.css?inline'
import { newLeadId, sendMail } from '../mail.ts'
import { scriptOrigin } from '../script-origin.ts'
import { InquiryForm } from './InquiryForm.tsx'
import css from './inquiry-form.css?inline'

const tag = 'inquiry-form'
const home = scriptOrigin(tag)

defineElement(
  tag,
  [
    'service',
    'successUrl',
    'partner',
    'emailService',
    'emailTemplate',
    'emailKey',
    'emailOrigin',
    'analytics',
    'theme',
  ],
  tokens + fields + css,
  ({ emit, ...attributes }) => {
    const { successUrl, partner = '' } = attributes
    valid('theme', attributes.theme, (theme) => /^(light|dark|auto)$/.test(theme))
    const quiet = valid('analytics', attributes.analytics, (analytics) => analytics === 'off')
    const account = {
      service: attributes.emailService ?? (import.meta.env.VITE_EMAILJS_SERVICE_ID || 'mailbox'),
      template:
        attributes.emailTemplate ?? (import.meta.env.VITE_EMAILJS_INQUIRY_TEMPLATE_ID || 'inquiry'),
      key: attributes.emailKey ?? (import.meta.env.VITE_EMAILJS_PUBLIC_KEY || 'mailbox'),
      origin:
        valid('email-origin', attributes.emailOrigin, (url) => /^https?:\/\/[^/]+$/i.test(url)) ||
        (import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? 'https://api.emailjs.com' : home),
    }
    return (
      <InquiryForm
        service={valid('service', attributes.service, (service) => Object.hasOwn(names, service))}
        successUrl={
          successUrl === 'none'
            ? ''
            : valid('success-url', successUrl, isWebAddress) || `${home}/booked`
        }
        services={names}
        phone={phone}
        telHref={telHref}
        email={email}
        emit={emit}
        track={quiet ? () => {} : pushToDataLayer}
        send={(params, leadId) =>
          sendMail(account, {
            ...params,
            lead_id: leadId,
            partner: cleanLine(partner).slice(0, 100),
            page: location.href.replace(/[?#].*/s, ''),
          })
        }
        newLeadId={newLeadId}
        leave={(url) => location.assign(url)}
      />
    )
  },
)
