import type { QuoteBusinessData, WizardWords } from '../rules/company/business.ts'
import type { Catalogue, Condition, Question, Step } from '../rules/company/catalogue.ts'
import { inLanguage } from '../rules/company/in-language.ts'
import { inquiryRoom, quoteRoom, roomRules, scaled } from '../rules/embed/room.ts'
import { completeAnswers, fieldsOf } from '../rules/engine/answers.ts'
import { prefillsOf } from '../rules/engine/prefill.ts'
import { quoteOf } from '../rules/engine/quote.ts'
import type { Dictionary } from '../words/language.ts'
import { quoteHeight, stepHeight } from './room-heights.ts'

/** What can be quoted, and what is said around it. */
interface Quoted {
  readonly catalogue: Catalogue
  readonly words: WizardWords
  /** What a customer says next to every final quote; '' if nobody does. */
  readonly testimonial: string
}

/** A step that a tag can start with. */
interface Start {
  /** The attributes with which it does. */
  readonly selector: string
  /** Its height in a tag of a width, in pixels at the usual scale. */
  readonly heightIn: (width: number) => number
}

/** What a company's quote builder shows, in English or in a language with the company's words in it. */
export function quotedIn(
  business: QuoteBusinessData,
  code = 'en',
  company: Dictionary = {},
): Quoted {
  const language = { code, company, untranslated: new Set<string>() }
  const { catalogue, words, testimonial } = inLanguage(business, language)
  return { catalogue, words, testimonial: testimonial?.text ?? '' }
}

/**
 * The style sheet that keeps the room of both elements free, in English and in the languages that are switched
 * on, each with its code.
 */
export function roomSheet(
  quoted: Quoted,
  languages: readonly (readonly [code: string, translated: Quoted])[],
): string {
  const lines = [
    ...Object.values(roomRules(quoted.catalogue)),
    // The element's step is as high as its room, too, if it needs less.
    'quote-builder:not([mode=dialog])::part(start) { --goldcrest-width: 100cqi; min-height: var(--goldcrest-room) }',
    ...quoteRules('quote-builder', quoted),
    ...languages.flatMap(([code, translated]) => [
      ...quoteRules(`quote-builder:lang(${code})`, translated, inOtherWords),
      inquiryRule(`inquiry-form:lang(${code})`),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** The height of a start in another language: its words are longer, and a machine's say that they are. */
const inOtherWords = (height: number) => height * 1.05 + 100

function quoteRules(
  tag: string,
  quoted: Quoted,
  adapt = (height: number) => height,
): readonly string[] {
  const starts = [{ selector: '*', heightIn: firstStepHeight(quoted.catalogue) }]
  return [...starts, ...startsOf(quoted)].map(({ selector, heightIn }) => {
    const room = roomOf((width) => adapt(heightIn(width)))
    return `${tag}:where(${selector}) { &::before, &::part(start) { --goldcrest-room: ${room} } }`
  })
}

function inquiryRule(tag: string): string {
  const { narrow, wide, narrowBelow } = inquiryRoom
  const room = roomOf((width) => inOtherWords(width < narrowBelow ? narrow : wide))
  return `${tag} { &::before, &::part(form) { --goldcrest-room: ${room} } &:not([mode=dialog])::part(form) { --goldcrest-width: 100cqi; min-height: var(--goldcrest-room) } }`
}

/** Every step that attributes can start with. Of several whose attributes a tag has, the last one is right. */
export function startsOf({ catalogue, words, testimonial }: Quoted): readonly Start[] {
  return catalogue.services.flatMap((service) => {
    const { id } = service
    const isAsked = ({ when = [] }: { readonly when?: readonly Condition[] }) =>
      when.every((condition) => !('service' in condition) || condition.service.includes(id))
    const steps = [...service.steps, catalogue.extras].filter(isAsked)
    const attributes = attributesOf(catalogue)
    const lines = catalogue.charges.taxes.length + (catalogue.charges.minimum > 0 ? 1 : 0)
    const price = quoteOf(catalogue, completeAnswers(catalogue, { service: id })).total
    const starts = ([step, ...later]: readonly Step[], selector: string): readonly Start[] => {
      if (!step) {
        return [{ selector, heightIn: (width) => quoteHeight(words, testimonial, width) }]
      }
      const conditions = step.when ?? []
      const shown = selector + conditions.map((one) => whereMet(one, attributes)).join('')
      // Questions that depend on an answer are still hidden.
      const questions = step.questions.filter(
        (question) => isAsked(question) && !hasCondition(question),
      )
      if (questions.length === 0) return starts(later, selector)
      const charges = price > 0 || step !== steps[0] ? lines : undefined
      return [
        ...(shown === selector ? [] : starts(later, selector)),
        {
          selector: shown,
          heightIn: (width) => stepHeight({ ...step, questions, charges }, width),
        },
        ...starts(later, shown + whereAnswered(questions, attributes)),
      ]
    }
    return starts(steps, `[service='${id}']`)
  })
}

/** The choice of a service, in wide type at every width. */
function firstStepHeight(catalogue: Catalogue): Start['heightIn'] {
  const { narrow, wide, narrowBelow } = quoteRoom(catalogue)
  return (width) => (width < narrowBelow ? narrow : wide)
}

const hasCondition = ({ when = [] }: Question) => when.some((one) => !('service' in one))

/** The attribute of each count and question, by its id. */
function attributesOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map(prefillsOf(catalogue).map(({ id, attribute }) => [id, attribute]))
}

/** Matches a tag whose attributes meet a condition. */
function whereMet(condition: Condition, attributes: ReadonlyMap<string, string>): string {
  if ('service' in condition) return ''
  const attribute = attributes.get('count' in condition ? condition.count : condition.question)
  // An attribute may list several options; that of a check mark is there or not.
  const isOne = (values: readonly unknown[]) =>
    `:is(${values.map((value) => (value === true ? `[${attribute}]` : `[${attribute}*='${value}']`)).join(', ')})`
  if ('count' in condition) {
    const fewer = Array.from({ length: condition.atLeast }, (_, n) => `[${attribute}='${n}']`)
    return `[${attribute}]:not(${fewer.join(', ')})`
  }
  return 'is' in condition ? isOne(condition.is) : `[${attribute}]:not(${isOne(condition.isNot)})`
}

/** Matches a tag that answers these questions, as `isAnswered` in start.ts decides. */
function whereAnswered(
  questions: readonly Question[],
  attributes: ReadonlyMap<string, string>,
): string {
  const isAnswered = (asked: readonly Question[]) =>
    `:is(${asked
      .flatMap(fieldsOf)
      .map(({ id }) => `[${attributes.get(id)}]`)
      .join(', ')})`
  const needed = questions.filter(
    (one) => one.kind !== 'yes' && !(one.kind === 'one' && one.default !== undefined),
  )
  return needed.length > 0 ? needed.map((one) => isAnswered([one])).join('') : isAnswered(questions)
}

/** Where heights change: between these widths of a tag they are about the same. */
const edges = [0, 240, 294, 330, 370, 430, 460, 560, 625, 700, 800, 907, 1000, 1127, 1200, 1400]

/** A height in CSS that follows the tag's width in steps, each as high as the content is anywhere in it. */
function roomOf(heightIn: (width: number) => number): string {
  const heights = edges.map((edge, at) => {
    const end = (edges[at + 1] ?? 1700) - 1
    return Math.ceil((Math.max(heightIn(Math.max(edge, 200)), heightIn(end)) + 20) / 10) * 10
  })
  const changes = heights.flatMap((height, at) => {
    const change = height - (heights[at - 1] ?? height)
    if (change === 0) return []
    const past = `(var(--goldcrest-width) - ${scaled(edges[at] ?? 0)}) * 999`
    return `${change > 0 ? '+' : '-'} clamp(0px, ${past}, ${scaled(Math.abs(change))})`
  })
  return `calc(${[scaled(heights[0] ?? 0), ...changes].join(' ')})`
}
