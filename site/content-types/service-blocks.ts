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
 * The blocks of a service's page, which the `page` of its file lists. Each has a schema in
 * site/build/schemas/blocks and a component in site/pages/service/blocks, named after its
 * kind.
 */

/**
 * A list with a heading: `{count}` in it is the number of entries, `{Count}` the same with a
 * capital.
 */
interface Headed {
  heading: string
}

/** The options of one question, each with the price of the example. */
interface Choices extends Headed {
  question: string
  example: Example
}

/** The options side by side in one tile. `{count}` in the heading is the number in the example. */
export interface ChoiceStrip extends Choices {
  kind: 'choice-strip'
  options: readonly { option: string; name?: string }[]
}

/** A tile for each option, with its percent and the price of the example. */
export interface ChoiceTiles extends Choices {
  kind: 'choice-tiles'
  text: string
  options: readonly { option: string; name?: string; text: string }[]
}

/** A tile for each option, with a picture and the percent or price that it adds. */
export interface ChoicePictures extends Headed {
  kind: 'choice-pictures'
  text: string
  question: string
  /** The words after the percent or price of each option. */
  note: string
  options: readonly { option: string; name?: string; text: string; picture: string }[]
}

/** The jobs that the service does: a tile for each, some with prices. */
export interface Jobs extends Headed {
  kind: 'jobs'
  jobs: readonly Job[]
}

export interface Job extends Point {
  prices?: readonly NamedPrice[]
  /** A large figure and its unit: `4×`, `a year`. */
  figure?: { figure: string; text: string }
  /** A drawing at the foot of the tile. */
  drawing?: string
  /** A drawing that is repeated from behind a slanted edge. */
  pattern?: string
}

/** A row for each thing, with its prices; a row without prices offers to ask for one. */
export interface Board extends Headed {
  kind: 'board'
  rows: readonly (Point & { prices?: readonly NamedPrice[] })[]
}

/** The options of a question as sizes: a drawing repeated to show how wide each is. */
export interface Sizes extends Headed {
  kind: 'sizes'
  text: string
  question: string
  drawing: string
  sizes: readonly { option: string; name?: string; times: number }[]
  /** A line below with another price. */
  also?: NamedPrice
}

/** Places before and after: named from transformations.json, or written for this page only. */
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

/** Headings and sentences in a tile, next to its heading. */
export interface BoxedPoints extends Headed {
  kind: 'boxed-points'
  points: readonly Point[]
}

/** Headings and sentences next to a picture. */
export interface PicturePoints extends Headed {
  kind: 'picture-points'
  picture: string
  alt: string
  focus?: string
  points: readonly Point[]
}

/** Numbered steps below each other, next to their heading and a drawing. */
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

/** What every price includes; by default, in the wizard's words. */
export interface Included {
  kind: 'included'
  heading?: string
  list?: readonly string[]
}

/** Kinds of the same work: a tile for each, with its details. */
export interface Details extends Headed {
  kind: 'details'
  tiles: readonly { title: string; drawing?: string; points: readonly Point[] }[]
}

/** All that the service charges for. */
export interface Prices {
  kind: 'prices'
  heading?: string
  /** By default, the wizard's words about every price. */
  text?: string
}

/** Questions of the page /faq, with their answers. */
export interface Questions extends Headed {
  kind: 'questions'
  questions: readonly string[]
}

/** The band at the end that invites visitors to get a quote. */
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
