import type { Language } from '../../words/language.ts'

/** The keys whose texts visitors read. Others may have the same words for something else, such as an id. */
const textKeys = new Set([
  ...['name', 'heading', 'intro', 'label', 'unit', 'nothing', 'placeholder', 'required'],
  ...['atLeastOne', 'outside', 'one', 'many', 'spoken', 'line', 'less', 'more', 'beside'],
  ...['text', 'link', 'title', 'detail', 'message', 'button', 'continue', 'priceNote', 'list'],
])

/** The company's data with its texts in a language. Those that the language lacks stay English. */
export function inLanguage<Data>(data: Data, language: Words): Data {
  return language.code === 'en' ? data : (translated(data, language, false) as Data)
}

/** What of a language the company's data needs. */
type Words = Pick<Language, 'code' | 'company' | 'untranslated'>

function translated(value: unknown, language: Words, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? wordsFor(value, language) : value
  if (Array.isArray(value)) return value.map((item) => translated(item, language, isText))
  if (typeof value !== 'object' || value === null) return value
  const { many } = value as { many?: string }
  const forms = many === undefined ? undefined : language.company[many]
  return Object.fromEntries([
    ...Object.entries(value).map(([key, item]) => [
      key,
      key === 'services' && isTable(item)
        ? translatedNames(item, language)
        : translated(item, language, textKeys.has(key)),
    ]),
    ...(typeof forms === 'object' ? [['forms', forms]] : []),
  ])
}

/** The names of the services by their ids, which the inquiry form lists; the catalogue has a list of services instead. */
const isTable = (value: unknown): value is Record<string, string> => !Array.isArray(value)

const translatedNames = (names: Record<string, string>, language: Words) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, wordsFor(name, language)]))

function wordsFor(text: string, { company, untranslated }: Words): string {
  const words = Object.hasOwn(company, text) ? company[text] : undefined
  if (words === undefined) untranslated.add(text)
  return typeof words === 'object' ? words.other : (words ?? text)
}
