import type { Point, Transformation } from './company.ts'
import type { Example, NamedPrice } from './named-price.ts'
import type {
  BeforeAfterHero,
  PictureHero,
  PlanHero,
  PriceHero,
  ReceiptHero,
} from './service-heroes.ts'

/*
 * What the page of a service is made of: the blocks that the `page` of its file lists. Each has a schema in
 * site/build/content/schemas/blocks and a component in site/pages/service/blocks, named after its kind.
 */

/** What follows is a list: `{count}` in its heading is how many there are, and `{Count}` the same at its beginning. */
interface Headed {
  heading: string
}

/** The options of one question, each with what the example comes to. */
interface Choices extends Headed {
  question: string
  example: Example
}

/** The options beside each other in one tile. `{count}` in its heading is how many the example counts. */
export interface ChoiceStrip extends Choices {
  kind: 'choice-strip'
  options: readonly { option: string; name?: string }[]
}

/** A tile for each option, with its percent and what the example comes to. */
export interface ChoiceTiles extends Choices {
  kind: 'choice-tiles'
  text: string
  options: readonly { option: string; name?: string; text: string }[]
}

/** A tile for each option, with a picture and what the option adds. */
export interface ChoicePictures extends Headed {
  kind: 'choice-pictures'
  text: string
  question: string
  /** What follows the percent or the price of each. */
  note: string
  options: readonly { option: string; name?: string; text: string; picture: string }[]
}

/** What the service does, a tile each, some with what it costs. */
export interface Jobs extends Headed {
  kind: 'jobs'
  jobs: readonly Job[]
}

export interface Job extends Point {
  prices?: readonly NamedPrice[]
  /** A large figure and what it is: `4×`, `a year`. */
  figure?: { figure: string; text: string }
  /** A drawing at the foot of the tile. */
  drawing?: string
  /** A drawing that is repeated from behind a slanted edge. */
  pattern?: string
}

/** A row for each thing, with its prices; what has no price can be asked for. */
export interface Board extends Headed {
  kind: 'board'
  rows: readonly (Point & { prices?: readonly NamedPrice[] })[]
}

/** The options of a question as sizes: a drawing as many times as each is wide. */
export interface Sizes extends Headed {
  kind: 'sizes'
  text: string
  question: string
  drawing: string
  sizes: readonly { option: string; name?: string; times: number }[]
  /** A line below with another price. */
  also?: NamedPrice
}

/** Places before and after: of transformations.json by name, or with words for this page alone. */
export interface Places extends Headed {
  kind: 'places'
  text: string
  places: readonly (string | Transformation)[]
}

/** Headings and sentences, in rows with a check mark or in columns under bars. */
export interface Points extends Headed {
  kind: 'points'
  look: 'checked' | 'barred'
  points: readonly Point[]
}

/** Headings and sentences in a tile, beside its heading. */
export interface BoxedPoints extends Headed {
  kind: 'boxed-points'
  points: readonly Point[]
}

/** Headings and sentences beside a picture. */
export interface PicturePoints extends Headed {
  kind: 'picture-points'
  picture: string
  alt: string
  focus?: string
  points: readonly Point[]
}

/** Numbered steps below each other, beside their heading and a drawing. */
export interface StepRows extends Headed {
  kind: 'step-rows'
  drawing?: string
  steps: readonly Point[]
}

/** Numbered steps along a line, with a word at each of its ends. */
export interface StepLine extends Headed {
  kind: 'step-line'
  start: string
  end: string
  steps: readonly Point[]
}

/** Numbered steps, each under a bar that fills up. */
export interface StepBars extends Headed {
  kind: 'step-bars'
  steps: readonly Point[]
}

/** What every price includes: as the wizard says, where it says nothing else. */
export interface Included {
  kind: 'included'
  heading?: string
  list?: readonly string[]
}

/** Kinds of the same work, a tile each with what belongs to it. */
export interface Details extends Headed {
  kind: 'details'
  tiles: readonly { title: string; drawing?: string; points: readonly Point[] }[]
}

/** All that the service charges for. */
export interface Prices {
  kind: 'prices'
  heading?: string
  /** Without it, what the wizard says of every price. */
  text?: string
}

/** Questions of the page /faq, with their answers. */
export interface Questions extends Headed {
  kind: 'questions'
  questions: readonly string[]
}

/** The band at the end that asks to get a quote. */
export interface Closing {
  kind: 'closing'
  heading: string
  text: string
}

export type Block =
  | PlanHero
  | PictureHero
  | BeforeAfterHero
  | ReceiptHero
  | PriceHero
  | ChoiceStrip
  | ChoiceTiles
  | ChoicePictures
  | Jobs
  | Board
  | Sizes
  | Places
  | Points
  | BoxedPoints
  | PicturePoints
  | StepRows
  | StepLine
  | StepBars
  | Included
  | Details
  | Prices
  | Questions
  | Closing
