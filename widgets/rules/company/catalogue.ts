import type { Dollars } from './money.ts'

/** Everything that can be quoted, in the order in which it is asked, with its words and its prices. */
export interface Catalogue {
  /** In the order of their tiles. */
  readonly services: readonly Service[]
  /** Asked last of every service, and never changed by a percent of the service. */
  readonly extras: Step
  readonly charges: Charges
}

export interface Service {
  /** The name of its file. */
  readonly id: string
  readonly name: string
  /** What stands for it in a link, for ever; by default its id, in lower case and without hyphens. */
  readonly code?: string
  /** An SVG path in a box of 24 × 24. */
  readonly icon: string
  readonly card: Card
  /** What the visitor can do about a total of $0, such as `Go back and count your rooms`. */
  readonly nothing: string
  readonly steps: readonly Step[]
}

/** What the tile of a service shows: the price of something small. */
export interface Card {
  /** Counts by id, or the option of a question by the question's id. */
  readonly from: Readonly<Record<string, number | string>>
  /** What that price is for, such as `A front lawn`. */
  readonly unit: string
}

export interface Step {
  /** In one service no two steps have the same; `service`, `extras`, `quote` and `contact` are the wizard's own. */
  readonly id: string
  /** What `Step N of M` and the page's title call it. */
  readonly name: string
  readonly heading: string
  /** The sentence under the heading. */
  readonly intro?: string
  /** What the page's data layer hears when the step is left. */
  readonly event: string
  readonly when?: readonly Condition[]
  readonly questions: readonly Question[]
}

export type Question = CountsQuestion | OneQuestion | ManyQuestion | YesQuestion | AreaQuestion

interface Asked {
  /** What its answer is called in events and conditions. One id means the same kind of question in all services. */
  readonly id: string
  /** The attribute that answers it, where that is not the id in kebab-case. */
  readonly attribute?: string
  readonly code?: string
  /** Where it is asked: all of it must hold. */
  readonly when?: readonly Condition[]
}

/** How many of each. */
export interface CountsQuestion extends Asked {
  readonly kind: 'counts'
  readonly counts: readonly Count[]
  /** What the visitor reads who counts nothing; without it, that is an answer too. */
  readonly atLeastOne?: string
}

export interface Count {
  readonly id: string
  readonly attribute?: string
  readonly code?: string
  /** What one is called, and several. */
  readonly one: string
  readonly many: string
  /** What one is called in the middle of a sentence; by default `one` in lower case. */
  readonly spoken?: string
  /** An SVG path in a box of 24 × 24. */
  readonly icon: string
  readonly each: Dollars
  /** The highest count; by default 99. */
  readonly most?: number
}

/** One of several, as radio buttons or as a list. */
export interface OneQuestion extends Asked {
  readonly kind: 'one'
  readonly label: string
  readonly options: readonly OneOption[]
  /** The option that is chosen until the visitor chooses. */
  readonly default?: string
  readonly as?: 'list'
  /** The first entry of a list, which stands for no choice. */
  readonly placeholder?: string
  /** What the visitor reads who has not chosen; without it they need not. */
  readonly required?: string
  /** What a change by percent is called. */
  readonly line?: ChangeWords
}

/** What a change by percent is called, by its sign. */
export interface ChangeWords {
  readonly less: string
  readonly more: string
  /** What a raise is called beside the choice, where that is not `more`. */
  readonly beside?: string
}

export interface Option {
  readonly id: string
  readonly code?: string
  readonly label: string
  /** What a line of the price calls it, where that is not `label`. */
  readonly line?: string
  readonly price?: Dollars
}

export interface OneOption extends Option {
  /** Added to what the service counts, or with a minus taken off: 20 adds a fifth. */
  readonly percent?: number
}

/** Any of several. */
export interface ManyQuestion extends Asked {
  readonly kind: 'many'
  readonly label: string
  readonly options: readonly Option[]
}

/** A check mark. */
export interface YesQuestion extends Asked {
  readonly kind: 'yes'
  readonly label: string
  readonly line?: string
  readonly price?: Dollars
}

/** Where the visitor is, by postal code. */
export interface AreaQuestion extends Asked {
  readonly kind: 'area'
  readonly label: string
  readonly groups: readonly AreaGroup[]
  /** What the visitor reads whose code is in no group; they can go on. */
  readonly outside: string
}

export interface AreaGroup {
  readonly id: string
  readonly code?: string
  readonly label: string
  /** How its postal codes begin; of two groups the longer beginning counts. */
  readonly begins: readonly string[]
  readonly line?: string
  readonly fee?: Dollars
}

/** What must hold for a question or a step to be asked. It names an earlier question, or in the extras the service. */
export type Condition =
  | { readonly question: string; readonly is: readonly (string | boolean)[] }
  | { readonly question: string; readonly isNot: readonly (string | boolean)[] }
  | { readonly count: string; readonly atLeast: number }
  | { readonly service: readonly string[] }

/** What every quote is subject to. */
export interface Charges {
  /** What a visit costs at least, in whole dollars; 0 for nothing. */
  readonly minimum: Dollars
  readonly taxes: readonly Tax[]
}

export interface Tax {
  readonly name: string
  readonly percent: number
}

/** A discount that the company announces; it lowers no price by itself. */
export interface Offer {
  /** As it is announced: `30% off`. */
  readonly percent: number
  /** The final quote strikes through the total times this; 0 for nothing. */
  readonly struck: number
}
