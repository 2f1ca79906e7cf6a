/** What the wizard itself says around the questions, as the company words it. */
export interface WizardWords {
  /** The button of every step that has no other. */
  readonly continue: string
  readonly service: StepWords & { readonly intro: string }
  readonly quote: StepWords & {
    /** `{off}` in the heading is where an offer is named. */
    readonly heading: string
    readonly button: string
    /** What is said of every price. */
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
  /** What `Step N of M` and the page's title call it. */
  readonly name: string
  readonly heading: string
}

interface HeadedList {
  readonly heading: string
  readonly list: readonly string[]
}
