import {
  conventions,
  email,
  phone,
  privacyNotice as privacy,
  responseHours,
  telHref,
} from 'virtual:content/business'
import { serviceNames as services } from 'virtual:content/catalogue'
import tokens from '../../site/styles/tokens.css?inline'
import { defineElement } from '../element/define-element.tsx'
import dialog from '../element/dialog.css?inline'
import fields from '../fields/fields.css?inline'
import outcome from '../fields/outcome.css?inline'
import print from '../fields/print.css?inline'
import { settingsReader } from '../lead/settings.ts'
import { setConventions } from '../rules/conventions.ts'
import { inquiryRoom, startRule } from '../rules/room.ts'
import * as dialogWords from '../words/dialog.ts'
import { InquiryForm } from './InquiryForm.tsx'
import css from './inquiry-form.css?inline'

setConventions(conventions)

const tag = 'inquiry-form'
const settingsOf = settingsReader(
  tag,
  import.meta.env.VITE_EMAILJS_INQUIRY_TEMPLATE_ID || 'inquiry',
  Object.keys(services),
)
const content = { services, phone, telHref, email, responseHours, privacy }

defineElement({
  tag,
  label: dialogWords.inquiryForm,
  corner: 'bottom-left',
  css: tokens + fields + outcome + dialog + css + startRule("[part='form']", inquiryRoom) + print,
  Component: ({ host, attributes, emit }) => (
    <InquiryForm host={host} settings={settingsOf(attributes)} content={content} emit={emit} />
  ),
})
