/** One line of a price. */
export interface PriceLine {
  readonly label: string
  /** In dollars, as a visitor reads it, negative for a discount. In the element's events it is in cents. */
  readonly price: number
}

/** A quote that a link opens. */
export interface SampleLink {
  /** What the service is called. */
  readonly name: string
  /** What follows `#q=` in the address of a page with a quote builder. */
  readonly code: string
  /** In whole dollars. */
  readonly total: number
  readonly lines: readonly PriceLine[]
}

/** A question, or one of several counts, as a visitor finds it in the wizard. */
export interface AskedQuestion {
  /** What `answer` calls it, as the element's property. */
  readonly property: string
  readonly kind: 'count' | 'radios' | 'list' | 'many' | 'yes' | 'area'
  readonly label: string
  /** By the id of an option, what it is called; by that of an area, a postal code in it. */
  readonly options: Readonly<Record<string, string>>
}

/** What the build writes into the package: what the company asks, and the words on the controls. */
export interface CompanyData {
  readonly services: readonly {
    readonly id: string
    /** What its button begins with. */
    readonly tile: string
    /** In the order in which they are asked. */
    readonly questions: readonly AskedQuestion[]
  }[]
  /** What is written before an amount, such as `$`. */
  readonly currencySign: string
  /** Differs when any price does. */
  readonly priceList: string
  readonly sampleLinks: readonly SampleLink[]
  readonly words: {
    readonly back: string
    readonly total: string
    /** The heading of the thanks in the quote builder's place. */
    readonly quoteThanks: string
    readonly inquiryThanks: string
    readonly name: string
    readonly email: string
    readonly quotePhone: string
    readonly inquiryPhone: string
    readonly notes: string
    readonly preferredDay: string
    readonly postalCode: string
    readonly service: string
    readonly message: string
    /** The name in the mail that says only that a quote was looked at. */
    readonly viewedQuote: string
  }
}
