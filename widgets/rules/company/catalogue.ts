import type { Forms } from '../../words/say.ts'
import type { Dollars } from './money.ts'

/** Everything that can be quoted, with its words and prices, in the order of the questions. */
export interface Catalogue {
  /** In the order of their tiles. */
  readonly services: readonly Service[]
  /** The last step of every service. A service's percents never change its prices. */
  readonly extras: Step
  readonly charges: Charges
}

export interface Service {
  /** The name of its file. */
  readonly id: string
  readonly name: string
  /** Its code in quote links, for ever; by default its id, in lower case and without hyphens. */
  readonly code?: string
  /** An SVG path in a box of 24 × 24. */
  readonly icon: string
  readonly card: Card
  /** What the visitor can do about a total of $0, such as `Go back and count your rooms`. */
  readonly nothing: string
  /** How many people come; by default nothing is said of them. */
  readonly crew?: number
  readonly steps: readonly Step[]
}

/** How long the people who come need for it, whatever it costs. */
type Minutes = number

/** What the tile of a service shows: the price of something small. */
interface Card {
  /** The number of each count, by its id, or the option of a question, by the question's id. */
  readonly from: Readonly<Record<string, number | string>>
  /** What that price is for, such as `A front lawn`. */
  readonly unit: string
}

export interface Step {
  /** Unique within a service; the wizard itself uses `service`, `extras`, `quote` and `contact`. */
  readonly id: string
  /** The name in `Step N of M` and in the page's title. */
  readonly name: string
  readonly heading: string
  /** The sentence under the heading. */
  readonly intro?: string
  /** The event that the page's data layer gets when the visitor leaves the step. */
  readonly event: string
  readonly when?: readonly Condition[]
  readonly questions: readonly Question[]
}

export type Question = CountsQuestion | OneQuestion | ManyQuestion | YesQuestion | AreaQuestion

interface QuestionBase {
  /** The name of its answer in events and conditions. An id means the same kind of question in all services. */
  readonly id: string
  /** The attribute that answers it, if that is not the id in kebab-case. */
  readonly attribute?: string
  readonly code?: string
  /** It is asked only if all of these hold. */
  readonly when?: readonly Condition[]
}

/** Asks how many there are of each thing. */
export interface CountsQuestion extends QuestionBase {
  readonly kind: 'counts'
  readonly counts: readonly Count[]
  /** The error if every count is 0; without it, that is an answer too. */
  readonly atLeastOne?: string
}

export interface Count {
  readonly id: string
  readonly attribute?: string
  readonly code?: string
  /** The words for one and for several. */
  readonly one: string
  readonly many: string
  /** The word for one in the middle of a sentence; by default `one` in lower case. */
  readonly spoken?: string
  /** An SVG path in a box of 24 × 24. */
  readonly icon: string
  readonly each: Dollars
  /** The highest count; by default 99. */
  readonly most?: number
  readonly minutes?: Minutes
}

/** A count in another language, with its words for any number where one and many do not do. */
export interface TranslatedCount extends Count {
  readonly forms?: Forms
}

/** Asks for one of several options, as radio buttons or as a list. */
export interface OneQuestion extends QuestionBase {
  readonly kind: 'one'
  readonly label: string
  readonly options: readonly OneOption[]
  /** The option that is chosen until the visitor chooses. */
  readonly default?: string
  readonly as?: 'list'
  /** The first entry of a list, which means no choice. */
  readonly placeholder?: string
  /** The error if nothing is chosen; without it, nobody has to choose. */
  readonly required?: string
  /** The words for a change by percent. */
  readonly line?: ChangeWords
}

/** The words for a change by percent: one for a discount, one for a raise. */
export interface ChangeWords {
  readonly less: string
  readonly more: string
  /** The word for a raise next to the choice, if that is not `more`. */
  readonly beside?: string
}

export interface Option {
  readonly id: string
  readonly code?: string
  readonly label: string
  /** Its label in a line of the price, if that is not `label`. */
  readonly line?: string
  readonly price?: Dollars
  /** An SVG path in a box of 24 × 24. */
  readonly icon?: string
  readonly minutes?: Minutes
}

export interface OneOption extends Option {
  /** Percent of the service's counts that is added, or with a minus taken off: 20 adds a fifth. */
  readonly percent?: number
}

/** Asks for any number of several options. */
export interface ManyQuestion extends QuestionBase {
  readonly kind: 'many'
  readonly label: string
  readonly options: readonly Option[]
}

/** Asks for a check mark. */
export interface YesQuestion extends QuestionBase {
  readonly kind: 'yes'
  readonly label: string
  readonly line?: string
  readonly price?: Dollars
  readonly icon?: string
  readonly minutes?: Minutes
}

/** Asks where the visitor is, by postal code. */
export interface AreaQuestion extends QuestionBase {
  readonly kind: 'area'
  readonly label: string
  readonly groups: readonly AreaGroup[]
  /** The text for a postal code in no group; the visitor can go on. */
  readonly outside: string
}

export interface AreaGroup {
  readonly id: string
  readonly code?: string
  readonly label: string
  /** How its postal codes begin; if two groups match, the longer beginning counts. */
  readonly begins: readonly string[]
  readonly line?: string
  readonly fee?: Dollars
}

/**
 * What must hold for a question or a step to be asked. It refers to an earlier question or, in the
 * extras, to the service.
 */
export type Condition =
  | { readonly question: string; readonly is: readonly (string | boolean)[] }
  | { readonly question: string; readonly isNot: readonly (string | boolean)[] }
  | { readonly count: string; readonly atLeast: number }
  | { readonly service: readonly string[] }

/** The minimum and the taxes, which apply to every quote. */
export interface Charges {
  /** The lowest price of a visit, in whole dollars; 0 for none. */
  readonly minimum: Dollars
  /** Added to the total. */
  readonly taxes: readonly Tax[]
  /** Part of the total. Separate, because releases before 1.9.0 add every one of `taxes`. */
  readonly includedTaxes?: readonly Tax[]
}

interface Tax {
  readonly name: string
  readonly percent: number
}

/** A discount that the company announces; it lowers no price by itself. */
export interface Offer {
  /** As it is announced: `30% off`. */
  readonly percent: number
  /** The final quote shows the total times this, struck through; 0 shows nothing. */
  readonly struck: number
}
