import { useMemo } from 'react'
import amounts from '../../site/styles/amounts.css?inline'
import tokens from '../../site/styles/tokens.css?inline'
import type { Languages } from '../business/languages.ts'
import type { OwnScript } from '../business/script.ts'
import { startWidget } from '../business/start.ts'
import { defineElement } from '../element/define-element.tsx'
import dialog from '../element/dialog.css?inline'
import host from '../element/host.css?inline'
import { useLanguage } from '../element/useLanguage.ts'
import widget from '../element/widget.css?inline'
import fields from '../fields/fields.css?inline'
import outcome from '../fields/outcome.css?inline'
import print from '../fields/print.css?inline'
import emptyPlan from '../plan/empty-plan.css?inline'
import plan from '../plan/plan.css?inline'
import type { QuoteBusinessData } from '../rules/company/business.ts'
import { colourRule } from '../rules/company/business.ts'
import { closedDays } from '../rules/company/hours.ts'
import { inLanguage } from '../rules/company/in-language.ts'
import { phoneIn } from '../rules/company/phone.ts'
import { quoteRoom, startRule } from '../rules/embed/room.ts'
import { prefillsOf } from '../rules/engine/prefill.ts'
import type { ContactQuestions } from '../rules/lead/when-and-where.ts'
import * as en from '../words/en.ts'
import type { Language } from '../words/language.ts'
import { QuoteBuilder } from './QuoteBuilder.tsx'
import type { QuoteContent } from './quote/quote-settings.ts'
import { quoteAttributes, quoteFlags, quoteSettingsReader } from './quote/quote-settings.ts'
import breakdown from './styles/breakdown.css?inline'
import extras from './styles/extras.css?inline'
import finalQuote from './styles/final-quote.css?inline'
import floating from './styles/floating.css?inline'
import frame from './styles/frame.css?inline'
import keep from './styles/keep.css?inline'
import narrow from './styles/narrow.css?inline'
import news from './styles/news.css?inline'
import serviceTile from './styles/service-tile.css?inline'
import services from './styles/services.css?inline'
import thanks from './styles/thanks.css?inline'
import tiles from './styles/tiles.css?inline'
import wide from './styles/wide.css?inline'
import { followedLink } from './wizard/useFollowedLink.ts'

const tag = 'quote-builder'

startWidget(tag, define)

function define(business: QuoteBusinessData, script: OwnScript, languages: Languages) {
  const prefills = prefillsOf(business.catalogue)
  const settingsOf = quoteSettingsReader(tag, business, prefills, script)
  defineElement({
    tag,
    languages,
    ownAttributes: quoteAttributes(prefills),
    flags: quoteFlags(prefills),
    label: en.quoteBuilder,
    corner: 'bottom-right',
    css: [
      colourRule(':host', business.colours),
      tokens,
      amounts,
      host,
      widget,
      fields,
      outcome,
      dialog,
      frame,
      news,
      tiles,
      breakdown,
      floating,
      finalQuote,
      plan,
      emptyPlan,
      keep,
      thanks,
      wide,
      extras,
      narrow,
      serviceTile,
      services,
      startRule('form:has(.services)', quoteRoom(business.catalogue)),
      print,
    ].join(''),
    isAskedFor: (attributes) => settingsOf(attributes).hasLink && followedLink() !== '',
    Component: ({ host, attributes, emit }) => {
      const language = useLanguage()
      const content = useMemo(() => contentOf(business, language, script.business), [language])
      return (
        <QuoteBuilder host={host} settings={settingsOf(attributes)} content={content} emit={emit} />
      )
    },
  })
}

/** The content in a language; `data` is the address of the company's data. */
function contentOf(own: QuoteBusinessData, language: Language, data: string): QuoteContent {
  const business = inLanguage(own, language)
  const company = { ...own.company, phone: phoneIn(own.company.phone, language) }
  const { catalogue, words, offer, testimonial, privacy, hasSpark } = business
  const whenAndWhere = whenAndWhereIn(business)
  return {
    ...company,
    catalogue,
    words,
    own,
    offer,
    testimonial,
    privacy,
    hasSpark,
    whenAndWhere,
    sheet: { ...business, company },
    pictures: data ? picturesNear(data, business.pictures) : {},
  }
}

/**
 * The pictures with whole addresses: their folder is next to the one of the company's data, whose address is
 * `data`. A script may be newer than the data, which have none then.
 */
function picturesNear(data: string, pictures: QuoteBusinessData['pictures'] = {}) {
  const at = (path: string) => new URL(`..${path}`, data).href
  return Object.fromEntries(
    Object.entries(pictures).map(([id, { small, large, colour }]) => [
      id,
      { small: at(small), large: at(large), colour },
    ]),
  )
}

function whenAndWhereIn({ company, contactStep }: QuoteBusinessData): ContactQuestions | undefined {
  const { preferredDay, postalCode, specialDays } = contactStep
  if (!preferredDay && !postalCode) return undefined
  const { timeZone, hours } = company
  const day = preferredDay ? { timeZone, closedDays: closedDays(hours), specialDays } : null
  return { day, postalCode }
}
