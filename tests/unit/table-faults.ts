import * as en from '../../widgets/words/en.ts'
import type { Forms, Message } from '../../widgets/words/say.ts'

/** What stands for a number, which the words of an exact number and of `one` may say themselves. */
const numbers = ['n', 'hours']

/** Messages that may put in something else than the English: what they may have, and what they may leave out. */
const exceptions: Readonly<Record<string, Exception>> = {
  newTotal: { takes: ['price'], leavesOut: ['n', 'one', 'many'] },
  rounded: { takes: [], leavesOut: ['currency'] },
}

interface Exception {
  readonly takes: readonly string[]
  readonly leavesOut: readonly string[]
}

/** What is wrong with the words of a language, a sentence each that names the language and the message. */
export const tableFaults = (code: string, words: object): string[] =>
  messagesOf(en, words).flatMap(({ name, english, translated }) => {
    const faults = [
      ...formFaults(code, translated),
      ...textsOf(translated).flatMap(([form, text]) => {
        const at = typeof translated === 'string' ? '' : ` in the form "${form}"`
        return textFaults(name, english, form, text).map((fault) => fault + at)
      }),
    ]
    return faults.map((fault) => `${code}: ${name} ${fault}.`)
  })

interface Pair {
  /** The names that lead to the message: `quoteLetter.postalCode`. */
  readonly name: string
  readonly english: Message
  readonly translated: Message
}

/** Every English message with its translation, also of tables within the table. */
function messagesOf(english: object, words: object, within = ''): Pair[] {
  return Object.entries(english).flatMap(([key, message]) => {
    const name = within + key
    const translated = Reflect.get(words, key)
    return typeof message === 'string' || 'other' in message
      ? [{ name, english: message, translated }]
      : messagesOf(message, translated, `${name}.`)
  })
}

/** Each text of a message with the form that it is for. */
function textsOf(message: Message): [form: string, text: string][] {
  return typeof message === 'string' ? [['other', message]] : Object.entries(message)
}

/**
 * A message with plural forms needs all that the language has for 0 to 99; where one is missing, `other` is shown. The
 * form `one` may be left out, and a message with none of them says the same of every number.
 */
function formFaults(code: string, message: Message): string[] {
  if (typeof message === 'string') return []
  const rules = new Intl.PluralRules(code)
  const known: string[] = rules.resolvedOptions().pluralCategories.toSorted()
  const given = Object.keys(message).filter((form) => !isExact(form))
  const odd = given.filter((form) => !known.includes(form))
  const needed = new Set(Array.from({ length: 100 }, (_, number) => rules.select(number)))
  const lacking = [...needed].filter((form) => form !== 'one' && !given.includes(form))
  return [
    ...odd.map((form) => `has a form "${form}", and there are ${known.join(', ')} in ${code}`),
    ...(hasPlurals(message) ? lacking.map((form) => `lacks the form "${form}"`) : []),
  ]
}

const isExact = (form: string) => /^\d/.test(form)

const hasPlurals = (forms: Forms) =>
  Object.keys(forms).some((form) => !isExact(form) && form !== 'other')

function textFaults(name: string, english: Message, form: string, text: string): string[] {
  const { takes, leavesOut } = exceptions[name] ?? { takes: [], leavesOut: [] }
  const known = textsOf(english).flatMap(([, one]) => placesIn(one))
  const optional = [...leavesOut, ...(form === 'one' || isExact(form) ? numbers : [])]
  const expected = placesIn(typeof english === 'string' ? english : english.other)
  const found = placesIn(text)
  return [
    ...found
      .filter((place) => ![...known, ...takes].includes(place))
      .map((place) => `has {${place}}, which the English has not`),
    ...expected
      .filter((place) => ![...found, ...optional].includes(place))
      .map((place) => `lacks {${place}}`),
    ...(text ? [] : ['is empty']),
    ...(/[{}]/.test(text.replace(place, '')) ? ['has one brace without the other'] : []),
  ]
}

const place = /\{(\w+)\}/g

const placesIn = (text: string) => [...text.matchAll(place)].map(([, name = '']) => name)
