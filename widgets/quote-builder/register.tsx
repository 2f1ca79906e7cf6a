import { email, services as names, phone, testimonial } from '../../site/content/business.ts'
import { prices } from '../../site/content/prices.ts'
import tokens from '../../site/styles/tokens.css?inline'
import { isWebAddress, valid } from '../attributes.ts'
import { pushToDataLayer } from '../data-layer.ts'
import { defineElement } from '../define-element.tsx'
import { cleanLine } from '../fields/clean-text.ts'
import fields from '../fields/fields.css?inline'
import { newLeadId, sendMail } from '../mail.ts'
import { scriptOrigin } from '../script-origin.ts'
import breakdown from './breakdown.css?inline'
import finalQuote from './final-quote.css?inline'
import frame from './frame.css?inline'
import { QuoteBuilder } from './QuoteBuilder.tsx'
import type { Service } from './quote.ts'
import { load, save } from './session.ts'
import tiles from './tiles.css?inline'
import wide from './wide.css?inline'

const tag = 'quote-builder'
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
  tokens + fields + frame + tiles + breakdown + finalQuote + wide,
  ({ emit, ...attributes }) => {
    const { successUrl, partner = '' } = attributes
    valid('theme', attributes.theme, (theme) => /^(light|dark|auto)$/.test(theme))
    const quiet = valid('analytics', attributes.analytics, (analytics) => analytics === 'off')
    const account = {
      service: attributes.emailService ?? (import.meta.env.VITE_EMAILJS_SERVICE_ID || 'mailbox'),
      template:
        attributes.emailTemplate ?? (import.meta.env.VITE_EMAILJS_QUOTE_TEMPLATE_ID || 'quote'),
      key: attributes.emailKey ?? (import.meta.env.VITE_EMAILJS_PUBLIC_KEY || 'mailbox'),
      origin:
        valid('email-origin', attributes.emailOrigin, (url) => /^https?:\/\/[^/]+$/i.test(url)) ||
        (import.meta.env.VITE_EMAILJS_PUBLIC_KEY ? 'https://api.emailjs.com' : home),
    }
    return (
      <QuoteBuilder
        service={
          valid('service', attributes.service, (service) =>
            Object.hasOwn(names, service),
          ) as Service
        }
        successUrl={
          successUrl === 'none'
            ? ''
            : valid('success-url', successUrl, isWebAddress) || `${home}/booked`
        }
        prices={prices}
        services={names}
        phone={phone}
        email={email}
        testimonial={testimonial}
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
        load={load}
        save={save}
        leave={(url) => location.assign(url)}
      />
    )
  },
)
