/** A price that a block names: of what is counted, of a check mark or of an option. */
export interface NamedPrice {
  /** The id of a question, or of what is counted. */
  question: string
  /** Of a question with options; without it, the price is that of the cheapest one. */
  option?: string
  /** What is written before the price, and after it. */
  before?: string
  after?: string
}

/** What a price on a page is asked for: how many of what is counted, or the option of a question. */
export type Example = Readonly<Record<string, number | string>>
