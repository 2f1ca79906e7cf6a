/** A price that a block names: of a counted thing, a check mark or an option. */
export interface NamedPrice {
  /** The id of a question or of a counted thing. */
  question: string
  /** The option of a question; without it, the price of the cheapest option is used. */
  option?: string
  /** The words before and after the price. */
  before?: string
  after?: string
}

/** The answers of an example: a number for each counted thing, an option for each question. */
export type Example = Readonly<Record<string, number | string>>
