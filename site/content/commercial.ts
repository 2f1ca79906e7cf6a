import type { Point } from './types.ts'

/** The texts of /commercial-cleaning. Prices are in services/commercial.json. */

/** Each kind of premises, by its id in services/commercial.json. */
export const premises: (Point & { id: 'office' | 'retail' | 'restaurant' })[] = [
  {
    id: 'office',
    title: 'Office Cleaning',
    text: 'Desks, meeting rooms, kitchenettes and the keyboard nobody admits to eating over.',
  },
  {
    id: 'retail',
    title: 'Retail Space Cleaning',
    text: 'Floors, fitting rooms and front glass, so that the first thing customers notice is the goods.',
  },
  {
    id: 'restaurant',
    title: 'Restaurant Cleaning',
    text: 'Dining room, washrooms and the greasy side of the pass. More scrubbing, so the price says so.',
  },
]

/** The example on the receipt. */
export const example = [
  { id: 'officeCount', count: 4, name: 'offices' },
  { id: 'restrooms', count: 2, name: 'restrooms' },
  { id: 'commonAreas', count: 1, name: 'common area' },
] as const

export const benefits: Point[] = [
  {
    title: 'A price you can forward',
    text: 'Every room is a line and every line has a number. Send it to whoever signs.',
  },
  {
    title: 'Fully insured',
    text: 'From the front door to the server room, our work is covered.',
  },
  {
    title: 'Background-checked cleaners',
    text: 'You are handing over keys and alarm codes. We check before you have to wonder.',
  },
  {
    title: 'Flexible scheduling',
    text: 'Around opening hours, deliveries and the Monday meeting. Tell us what must not be interrupted.',
  },
  {
    title: 'Supplies provided',
    text: 'Products, cloths and machines come with us. Nothing to order, store or run out of.',
  },
  {
    title: 'An answer within {responseHours} hours',
    text: 'Ask about a price, a date or a spill: you hear from us within {responseDays}.',
  },
]

export const process: Point[] = [
  {
    title: 'Site Assessment',
    text: 'We look at the rooms, the floors, the traffic and the times you need to yourselves.',
  },
  {
    title: 'Custom Cleaning Plan',
    text: 'Every area gets its tasks and its rhythm, so that nobody has to guess.',
  },
  {
    title: 'Professional Service',
    text: 'Insured, background-checked cleaners follow the plan, with everything they need on the cart.',
  },
  {
    title: 'Quality Assurance',
    text: 'We check the work against the plan, ask for your view, and adjust what needs adjusting.',
  },
]
