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

export type Values = Readonly<Record<string, string | number>>

/** Puts English messages into one language. */
export interface Say {
  /** A message in words. What is in braces and has no value stays for filledSentence. */
  (message: Message, values?: Values): string
  /** The form for a number among words that are in the language already. */
  formFor(forms: Forms, n: number): string
}

/** Makes the words of a language: `translate` finds its message for an English one, `pluralForm` the form for a number. */
export function sayIn(
  translate: (message: Message) => Message,
  pluralForm: (n: number) => string,
): Say {
  const formFor = (forms: Forms, n: number) => forms[n] ?? forms[pluralForm(n)] ?? forms.other
  const say = (english: Message, values: Values = {}) => {
    const message = translate(english)
    const sentence = typeof message === 'string' ? message : formFor(message, Number(values.n))
    return sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
      Object.hasOwn(values, name) ? `${values[name]}` : braces,
    )
  }
  return Object.assign(say, { formFor })
}

export const sayInEnglish = sayIn(
  (message) => message,
  (n) => (n === 1 ? 'one' : 'other'),
)
