import {
  conventions,
  email,
  hours,
  name,
  phone,
  privacyNotice as privacy,
  responseHours,
  telHref,
  testimonial,
  timeZone,
} from 'virtual:content/business'
import { catalogue, offer, words } from 'virtual:content/catalogue'
import { closedDates, postalCode, preferredDay } from 'virtual:content/contact-step'
import tokens from '../../site/styles/tokens.css?inline'
import { defineElement } from '../element/define-element.tsx'
import dialog from '../element/dialog.css?inline'
import fields from '../fields/fields.css?inline'
import outcome from '../fields/outcome.css?inline'
import print from '../fields/print.css?inline'
import { setConventions } from '../rules/conventions.ts'
import { closedDays } from '../rules/hours.ts'
import { quoteRoom, startRule } from '../rules/room.ts'
import * as dialogWords from '../words/dialog.ts'
import breakdown from './breakdown.css?inline'
import finalQuote from './final-quote.css?inline'
import floating from './floating.css?inline'
import frame from './frame.css?inline'
import keep from './keep.css?inline'
import narrow from './narrow.css?inline'
import news from './news.css?inline'
import { QuoteBuilder } from './QuoteBuilder.tsx'
import { quoteAttributes, quoteFlags, quoteSettingsReader } from './quote-settings.ts'
import thanks from './thanks.css?inline'
import tiles from './tiles.css?inline'
import { followedLink } from './useFollowedLink.ts'
import { questions } from './when-and-where.tsx'
import wide from './wide.css?inline'

setConventions(conventions)

const tag = 'quote-builder'
const template = import.meta.env.VITE_EMAILJS_QUOTE_TEMPLATE_ID || 'quote'
const settingsOf = quoteSettingsReader(tag, template, catalogue)
// What the owner does not ask for is no part of the script.
const whenAndWhere =
  preferredDay || postalCode
    ? questions({
        day: preferredDay ? { timeZone, closedDays: closedDays(hours), closedDates } : null,
        postalCode,
      })
    : undefined
const content = {
  name,
  catalogue,
  words,
  offer,
  phone,
  telHref,
  email,
  responseHours,
  testimonial,
  privacy,
  whenAndWhere,
}

defineElement({
  tag,
  ownAttributes: quoteAttributes(catalogue),
  flags: quoteFlags(catalogue),
  label: dialogWords.quoteBuilder,
  corner: 'bottom-right',
  css: [
    tokens,
    fields,
    outcome,
    dialog,
    frame,
    news,
    tiles,
    breakdown,
    floating,
    finalQuote,
    keep,
    thanks,
    wide,
    narrow,
    startRule("[part='wizard']:has(.services)", quoteRoom(catalogue)),
    print,
  ].join(''),
  isAskedFor: (attributes) => settingsOf(attributes).hasLink && followedLink() !== '',
  Component: ({ host, attributes, emit }) => (
    <QuoteBuilder host={host} settings={settingsOf(attributes)} content={content} emit={emit} />
  ),
})
