import { email, services as names, phone, telHref } from '../../site/content/business.ts'
import tokens from '../../site/styles/tokens.css?inline'
import { attributes, contractOf } from '../contract.ts'
import { defineElement } from '../define-element.tsx'
import dialog from '../dialog.css?inline'
import fields from '../fields/fields.css?inline'
import { InquiryForm } from './InquiryForm.tsx'
import css from './inquiry-form.css?inline'

const tag = 'inquiry-form'
const contract = contractOf(
  tag,
  import.meta.env.VITE_EMAILJS_INQUIRY_TEMPLATE_ID || 'inquiry',
  names,
)

defineElement(
  tag,
  'Ask a question',
  attributes,
  tokens + fields + dialog + css,
  ({ emit, ...given }) => (
    <InquiryForm
      {...contract(given)}
      emit={emit}
      services={names}
      phone={phone}
      telHref={telHref}
      email={email}
    />
  ),
)
