/** One line of a price. */
export interface PriceLine {
  readonly label: string
  /** In dollars, as a visitor reads it, negative for a discount. In the element's events it is in cents. */
  readonly price: number
}

/** A quote that a link opens. */
export interface SampleLink {
  /** The name of the service. */
  readonly name: string
  /** The code after `#q=` in the address of a page with a quote builder. */
  readonly code: string
  /** In whole dollars. */
  readonly total: number
  readonly lines: readonly PriceLine[]
}

/** A question, or one of several counts, as a visitor finds it in the wizard. */
export interface AskedQuestion {
  /** Its name in `answer`, and as the element's property. */
  readonly property: string
  readonly kind: 'count' | 'radios' | 'list' | 'many' | 'yes' | 'area'
  readonly label: string
  /** The label of each option, by its id; for an area, a postal code in it. */
  readonly options: Readonly<Record<string, string>>
}

/** What a visitor reads of the widgets in one language, as far as the kit looks for it. */
export interface Spoken {
  readonly services: readonly {
    readonly id: string
    /** The beginning of its button's text. */
    readonly tile: string
    /** In the order of the wizard. */
    readonly questions: readonly AskedQuestion[]
  }[]
  /** The words on the controls, the thanks that replace a widget, and how numbers are written. */
  readonly words: Readonly<Record<Word, string>>
}

/** The data that the build writes into the package: the company's questions and the words on the controls, first in English. */
export interface CompanyData extends Spoken {
  /** The same in each other language, by its code. */
  readonly languages: Readonly<Record<string, Spoken>>
  /** The sign before an amount, such as `$`. */
  readonly currencySign: string
  /** Changes when any price does. */
  readonly priceList: string
  readonly sampleLinks: readonly SampleLink[]
  /** The name in a mail that only reports a viewed quote. */
  readonly viewedQuote: string
}

export type Word =
  | 'back'
  | 'stepOf'
  | 'stepName'
  | 'percent'
  | 'price'
  | 'thousandsSeparator'
  | 'decimalPoint'
  | 'total'
  | 'name'
  | 'email'
  | 'notes'
  | 'preferredDay'
  | 'postalCode'
  | 'service'
  | 'message'
  | 'quoteThanks'
  | 'quotePhone'
  | 'inquiryThanks'
  | 'inquiryPhone'

/** The company that this package was built for: the build writes it. */
export declare const company: CompanyData
