import { email, services as names, phone, testimonial } from '../../site/content/business.ts'
import { prices } from '../../site/content/prices.ts'
import tokens from '../../site/styles/tokens.css?inline'
import { attributes, contractOf } from '../contract.ts'
import { defineElement } from '../define-element.tsx'
import dialog from '../dialog.css?inline'
import fields from '../fields/fields.css?inline'
import breakdown from './breakdown.css?inline'
import finalQuote from './final-quote.css?inline'
import frame from './frame.css?inline'
import { QuoteBuilder } from './QuoteBuilder.tsx'
import { load, save } from './session.ts'
import tiles from './tiles.css?inline'
import wide from './wide.css?inline'

const tag = 'quote-builder'
const contract = contractOf(tag, import.meta.env.VITE_EMAILJS_QUOTE_TEMPLATE_ID || 'quote', names)

defineElement(
  tag,
  'Get an instant quote',
  attributes,
  tokens + fields + dialog + frame + tiles + breakdown + finalQuote + wide,
  ({ emit, ...given }) => (
    <QuoteBuilder
      {...contract(given)}
      emit={emit}
      prices={prices}
      services={names}
      phone={phone}
      email={email}
      testimonial={testimonial}
      load={load}
      save={save}
    />
  ),
)
