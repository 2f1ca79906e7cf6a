/**
 * A message as a language's table has it. What is put into it stands in braces by its name. Where the
 * words depend on the number `n`, there is one for each form: for an exact number such as `0.5`, for a
 * plural form of the language, and for every `other` number.
 */
export type Message = string | Forms

export interface Forms {
  readonly [form: string]: string
  readonly other: string
}

type Values = Readonly<Record<string, string | number>>

/** A message in words. What is in braces and has no value stays for filledSentence. */
export function say(message: Message, values: Values = {}): string {
  const sentence = typeof message === 'string' ? message : formFor(message, Number(values.n))
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : braces,
  )
}

function formFor(forms: Forms, n: number): string {
  return forms[n] ?? (n === 1 ? forms.one : undefined) ?? forms.other
}

/** Names in a row: `Weeding, Compost and Gutters`. */
export function listed(names: readonly string[], and: Message): string {
  const last = names.at(-1) ?? ''
  const first = names.slice(0, -1).join(', ')
  return first ? say(and, { first, last }) : last
}
