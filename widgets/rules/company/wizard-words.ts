/** The company's words for what the wizard says around the questions. */
export interface WizardWords {
  /** The button of every step without its own. */
  readonly continue: string
  readonly service: StepWords & { readonly intro: string }
  readonly quote: StepWords & {
    /** `{off}` marks where an offer is named. */
    readonly heading: string
    readonly button: string
    /** A note on every price. */
    readonly priceNote: string
    /** What every price includes. */
    readonly included: HeadedList
  }
  readonly contact: StepWords & { readonly intro: string; readonly button: string }
  readonly thanks: {
    readonly heading: string
    /** The larger line below it. */
    readonly title: string
    readonly text: string
    readonly next: HeadedList
  }
}

interface StepWords {
  /** The name in `Step N of M` and in the page's title. */
  readonly name: string
  readonly heading: string
}

interface HeadedList {
  readonly heading: string
  readonly list: readonly string[]
}
