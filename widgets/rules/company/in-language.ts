import type { Dictionary, Language } from '../../words/language.ts'

/** The keys whose texts visitors read. Others may have the same words for something else, such as an id. */
const textKeys = new Set([
  ...['name', 'heading', 'intro', 'label', 'unit', 'nothing', 'placeholder', 'required'],
  ...['atLeastOne', 'outside', 'one', 'many', 'spoken', 'line', 'less', 'more', 'beside'],
  ...['text', 'link', 'title', 'detail', 'message', 'button', 'continue', 'priceNote', 'list'],
])

/** The company's data in a language: each text that has words in it is replaced by them, and every other stays English. */
export function inLanguage<Data>(data: Data, { company }: Pick<Language, 'company'>): Data {
  return Object.keys(company).length > 0 ? (translated(data, company, false) as Data) : data
}

function translated(value: unknown, company: Dictionary, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? wordsFor(value, company) : value
  if (Array.isArray(value)) return value.map((item) => translated(item, company, isText))
  if (typeof value !== 'object' || value === null) return value
  const { many } = value as { many?: string }
  const forms = many === undefined ? undefined : company[many]
  return Object.fromEntries([
    ...Object.entries(value).map(([key, item]) => [
      key,
      translated(item, company, textKeys.has(key)),
    ]),
    ...(typeof forms === 'object' ? [['forms', forms]] : []),
  ])
}

function wordsFor(text: string, company: Dictionary): string {
  const words = Object.hasOwn(company, text) ? company[text] : undefined
  return typeof words === 'object' ? words.other : (words ?? text)
}
