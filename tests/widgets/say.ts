/** Puts an English text of the widgets or the company into words of a language; `values` stand in its braces. */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string

export const inEnglish: Say = (english, values = {}) =>
  english.replaceAll(/\{(\w+)\}/g, (braces, name) => `${values[name] ?? braces}`)
