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

/** Puts an English message into words of one language. What is in braces and has no value stays for filledSentence. */
export type Say = (message: Message, values?: Values) => string

/** Makes the words of a language: `translate` finds its message for an English one, `pluralForm` the form for a number. */
export function sayIn(
  translate: (message: Message) => Message,
  pluralForm: (n: number) => string,
): Say {
  return (english, values = {}) => {
    const message = translate(english)
    const sentence = typeof message === 'string' ? message : formFor(message, Number(values.n))
    return sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
      Object.hasOwn(values, name) ? `${values[name]}` : braces,
    )
  }

  function formFor(forms: Forms, n: number): string {
    return forms[n] ?? forms[pluralForm(n)] ?? forms.other
  }
}

export const sayInEnglish = sayIn(
  (message) => message,
  (n) => (n === 1 ? 'one' : 'other'),
)
