import type { Point, Transformation } from './content-types.ts'

/*
 * What the page of a service is made of: the blocks that the `page` of its file lists. Each has a schema in
 * site/build/content/schemas/blocks and a component in site/pages/service/blocks, named after its kind.
 */

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

/** What follows is a list: `{count}` in its heading is how many there are, and `{Count}` the same at its beginning. */
interface Headed {
  heading: string
}

/** The words that every page begins with. */
interface Hero {
  /** The headline, `\n` for a line; without it, the name of the service. */
  title?: string
  /** The sentence below it; without it, what search engines are told. */
  text?: string
}

/** Prices on a drawing, each at its place. */
export interface PlanHero extends Hero {
  kind: 'plan-hero'
  drawing: string
  prices: readonly PlannedPrice[]
}

export interface PlannedPrice extends Pick<NamedPrice, 'question' | 'option'> {
  /** What it is called here, where that is not its label. */
  name?: string
  /** The part of the drawing that it is written on, in percent of its width and height. */
  area: { left: number; top: number; width: number; height: number }
  isLarge?: boolean
}

/** The words on a ground, beside a picture with a slanted edge. */
export interface PictureHero extends Hero {
  kind: 'picture-hero'
  picture: string
  alt: string
  /** What of it has to be seen, as `object-position` takes it: `60% 50%`. */
  focus?: string
}

/** A place before and after, which hangs out of the ground of the words. */
export interface BeforeAfterHero extends Hero {
  kind: 'before-after-hero'
  /** Its pictures are `<place>-before` and `<place>-after`. */
  place: string
  /** What the place is called. */
  name: string
  alt: string
}

/** The receipt of an example. */
export interface ReceiptHero extends Hero {
  kind: 'receipt-hero'
  heading: string
  lines: readonly ReceiptLine[]
}

/** What is counted, and how many: `4 offices`. */
export interface ReceiptLine {
  question: string
  count: number
  name: string
}

/** The price that the card of the service names, with its picture or icon. */
export interface PriceHero extends Hero {
  kind: 'price-hero'
  picture?: string
  focus?: string
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
