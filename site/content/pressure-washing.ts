import type { Point, Transformation } from './types.ts'

/** The texts of /pressure-washing. Prices are in services/pressure-washing.json. */

/** Driveways by size: how many cars stand side by side, and the id of the size in services/pressure-washing.json. */
export const driveways = [
  { id: '1-car', cars: 1, name: 'One car' },
  { id: '2-car', cars: 2, name: 'Two cars' },
  { id: '3-car', cars: 3, name: 'Three cars' },
  { id: '4-plus-car', cars: 4, name: 'Four or more cars' },
] as const

type Surface = 'siding' | 'deck' | 'patio' | 'walkway' | 'fence'

interface Washing extends Point {
  /** Surfaces with a price, by their ids there; none where we look first and then name one. */
  surfaces: Surface[]
}

/** The six services. `driveway` stands for the driveways above. */
export const services: (Washing & { hasDriveways?: true })[] = [
  {
    title: 'House Washing',
    text: 'Siding, trim and soffits, rinsed at a pressure that respects the paint.',
    surfaces: ['siding'],
  },
  {
    title: 'Driveway Washing',
    text: 'Moss, tire marks and last winter, out of the pores of the concrete.',
    surfaces: [],
    hasDriveways: true,
  },
  {
    title: 'Commercial Building Washing',
    text: 'Storefronts, warehouses and strata buildings. We look first, then name a price.',
    surfaces: [],
  },
  {
    title: 'Deck and Patio Washing',
    text: 'Grey boards and green pavers, back to the colour you paid for.',
    surfaces: ['deck', 'patio'],
  },
  {
    title: 'Sidewalk and Walkway Washing',
    text: 'The way to your door, without the slippery part.',
    surfaces: ['walkway'],
  },
  {
    title: 'Fence and Wall Washing',
    text: 'Wood, vinyl, brick or block: algae off, colour back.',
    surfaces: ['fence'],
  },
]

/** Before and after. The pictures are illustrations. */
export const washed: Transformation[] = [
  {
    place: 'house-front',
    title: 'House front',
    text: 'Green feet off the siding, grey tears from under the sill. Low pressure, long rinse.',
    alt: 'The front of a white house with a yellow door',
  },
  {
    place: 'gutter',
    title: 'Gutter',
    text: 'Leaves out by hand, then the hose, until the downspout gurgles.',
    alt: 'A white gutter along the edge of a shingled roof, from above',
  },
  {
    place: 'patio',
    title: 'Patio',
    text: 'Moss out of the joints, furniture back to its own colour.',
    alt: 'A patio with wooden furniture',
  },
  {
    place: 'roof',
    title: 'Roof',
    text: 'Moss brushed and treated, never blasted. Shingles keep their grit.',
    alt: 'A shingled roof and its gutter, seen along the eave',
  },
]

export const residential: Point[] = [
  {
    title: 'Siding',
    text: 'Vinyl, wood, stucco or fibre cement: each gets its own pressure.',
  },
  {
    title: 'Driveways and walkways',
    text: 'Concrete, pavers and stone, edges and joints included.',
  },
  {
    title: 'Decks and patios',
    text: 'Furniture moved aside, boards washed along the grain.',
  },
  {
    title: 'Gutters and downspouts',
    text: 'The streaks outside, and the leaves that caused them.',
  },
]

export const commercial: Point[] = [
  {
    title: 'Building exteriors',
    text: 'Walls, signs and entrances that face the street.',
  },
  {
    title: 'Parking lots and garages',
    text: 'Oil spots, salt and tire marks, one section at a time.',
  },
  {
    title: 'Loading docks and warehouses',
    text: 'Where the pallets land, and everything they leave behind.',
  },
  {
    title: 'Sidewalks and entryways',
    text: 'Gum, spills and moss, gone from the first ten steps.',
  },
]

export const benefits: Point[] = [
  {
    title: 'Safer underfoot',
    text: 'Moss and algae turn slick when it rains. And it rains.',
  },
  {
    title: 'Surfaces that last',
    text: 'What grows in joints and grain holds water, and water does the damage.',
  },
  {
    title: 'Ready for paint or sale',
    text: 'Paint sticks to clean walls. So do buyers.',
  },
  {
    title: 'No ladder for you',
    text: 'We bring the machine, the hoses and the patience.',
  },
]
