import type { AskedQuestion, CompanyData, SampleLink, Spoken } from '../package/testing/company.ts'
import type { QuoteBusinessData } from '../rules/company/business.ts'
import type { AreaQuestion, Catalogue, Service } from '../rules/company/catalogue.ts'
import { inLanguage } from '../rules/company/in-language.ts'
import {
  completeAnswers,
  type Field,
  fieldsOf,
  type KnownAnswers,
  questionsOf,
} from '../rules/engine/answers.ts'
import { areaAnswer } from '../rules/engine/area.ts'
import { exampleAnswers } from '../rules/engine/example-answers.ts'
import { prefillsOf } from '../rules/engine/prefill.ts'
import { quoteOf } from '../rules/engine/quote.ts'
import { quotedCode } from '../rules/engine/quote-code.ts'
import { viewedQuoteParams } from '../rules/lead/contact.ts'
import * as en from '../words/en.ts'
import { type Dictionary, english, type Language, languageOf } from '../words/language.ts'
import { languages } from '../words/languages.ts'
import { dictionaryOf } from './language-files.ts'

/**
 * The company's data for partners' tests: its questions and the words on the controls in every language, and some
 * quotes. `translations` are what the company says in each language, by the English.
 */
export function companyData(
  business: QuoteBusinessData,
  translations: Readonly<Record<string, Dictionary>>,
): CompanyData {
  const { catalogue, conventions, priceList } = business
  const others = Object.entries(languages).map(([code, { words }]) => {
    const company = translations[code] ?? {}
    return [code, spokenIn(languageOf(code, { words: dictionaryOf(words), company }), business)]
  })
  return {
    ...spokenIn(english, business),
    languages: Object.fromEntries(others),
    currencySign: conventions.currency.sign,
    priceList,
    sampleLinks: sampleLinks(catalogue),
    viewedQuote: viewedQuoteParams.name ?? '',
  }
}

function spokenIn(language: Language, business: QuoteBusinessData): Spoken {
  const { say } = language
  const { catalogue, words } = inLanguage(business, language)
  return {
    services: catalogue.services.map((service) => ({
      id: service.id,
      tile: `${service.name} ${service.card.unit}`,
      questions: askedQuestions(catalogue, service),
    })),
    words: {
      back: say(en.back),
      stepOf: say(en.stepOf),
      stepName: say(en.stepName),
      percent: say(en.percent),
      price: say(en.price),
      thousandsSeparator: say(en.thousandsSeparator),
      decimalPoint: say(en.decimalPoint),
      total: say(en.total),
      quoteThanks: words.thanks.heading,
      inquiryThanks: say(en.messageSent.heading),
      name: say(en.name),
      email: say(en.email),
      quotePhone: say(en.phone),
      inquiryPhone: say(en.phoneNumberLabel),
      notes: say(en.notes),
      preferredDay: say(en.preferredDay),
      postalCode: say(en.postalCode),
      service: say(en.service),
      message: say(en.message),
    },
  }
}

function askedQuestions(catalogue: Catalogue, service: Service): readonly AskedQuestion[] {
  const prefills = prefillsOf(catalogue)
  return questionsOf(catalogue, service)
    .flatMap(fieldsOf)
    .map((field) => ({
      property: prefills.find(({ id }) => id === field.id)?.property ?? field.id,
      kind: kindOf(field),
      label: field.kind === 'count' ? field.many : field.label,
      options: optionsOf(field),
    }))
}

function kindOf(field: Field): AskedQuestion['kind'] {
  if (field.kind !== 'one') return field.kind
  return field.as ?? 'radios'
}

function optionsOf(field: Field): Record<string, string> {
  switch (field.kind) {
    case 'one':
    case 'many':
      return Object.fromEntries(field.options.map(({ id, label }) => [id, label]))
    case 'area':
      return Object.fromEntries(field.groups.map(({ id }) => [id, postalCodeIn(field, id)]))
    default:
      return {}
  }
}

/** A whole postal code in an area; '' if other areas cover all of it. */
function postalCodeIn(question: AreaQuestion, group: string): string {
  const begins = question.groups.find(({ id }) => id === group)?.begins ?? []
  const candidates = begins.flatMap((beginning) => {
    const start = beginning.replaceAll(' ', '')
    return ['A1A1A1', 'B2B2B2', 'C3C3C3'].map((code) => start + code.slice(start.length))
  })
  return candidates.find((code) => areaAnswer(question, code) === group) ?? ''
}

/** A quote of each service, and one of the first service with an extra. */
function sampleLinks(catalogue: Catalogue): readonly SampleLink[] {
  const links = catalogue.services.map(({ id, name }) =>
    sampleLink(catalogue, name, exampleAnswers(catalogue, id)),
  )
  const [service] = catalogue.services
  const extras = catalogue.extras.questions.find(({ kind }) => kind === 'many')
  if (service && extras?.kind === 'many') {
    const [option] = extras.options
    const name = `${service.name} with ${option?.label}`
    const given = { ...exampleAnswers(catalogue, service.id), [extras.id]: [option?.id ?? ''] }
    links.push(sampleLink(catalogue, name, given))
  }
  return links.filter(({ total }) => total > 0)
}

function sampleLink(catalogue: Catalogue, name: string, given: KnownAnswers): SampleLink {
  const answers = completeAnswers(catalogue, given)
  const { lines, total } = quoteOf(catalogue, answers)
  return {
    name,
    code: quotedCode(catalogue, answers),
    total,
    lines: lines.map(({ label, price }) => ({ label, price: price / 100 })),
  }
}
