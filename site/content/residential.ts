import type { Point } from './types.ts'

/** The texts of /residential-cleaning. Prices are in services/residential.json. */

/** One of each room: the plan in the hero. */
export const rooms = [
  { id: 'livingRooms', name: 'Living room' },
  { id: 'kitchens', name: 'Kitchen' },
  { id: 'bedrooms', name: 'Bedroom' },
  { id: 'bathrooms', name: 'Bathroom' },
] as const

/** What each way of booking is called: how often we come, by its id there. */
export const frequencies = [
  { id: 'one-time', name: 'Just once' },
  { id: 'weekly', name: 'Weekly' },
  { id: 'bi-weekly', name: 'Bi-weekly' },
  { id: 'monthly', name: 'Monthly' },
] as const

type Card = Point & { id: 'regular' | 'deep' | 'moving' | 'rooms' | 'carpet' | 'doors' }

/** The six services; the page adds a figure to some, by their id. */
export const services: Card[] = [
  {
    id: 'regular',
    title: 'Regular Cleaning',
    text: 'Dust, floors, counters, taps: the round a home needs again and again, done before you have to think of it.',
  },
  {
    id: 'deep',
    title: 'Deep Cleaning',
    text: 'Behind, under and on top of: baseboards, tile joints, the shelf nobody reaches. We suggest one every quarter; ask for it in the notes of your quote.',
  },
  {
    id: 'moving',
    title: 'Moving In, Moving Out',
    text: 'Empty rooms hide nothing. Closets, cupboards and corners, ready for the next set of keys.',
  },
  {
    id: 'rooms',
    title: 'Kitchens and Bathrooms',
    text: 'Grease off the hood, scale off the shower, and taps you can check your hair in.',
  },
  {
    id: 'carpet',
    title: 'Carpet Cleaning',
    text: 'For the path everybody walks. Add it to any visit.',
  },
  {
    id: 'doors',
    title: 'Ovens and Fridges',
    text: 'The two doors guests never open and you always do. Add either one, or both.',
  },
]

export const process: Point[] = [
  {
    title: 'Initial Consultation',
    text: 'You tell us about the rooms, the pets and the spot that bothers you most. By phone or by message, as you like.',
  },
  {
    title: 'Custom Plan',
    text: 'We agree on what gets done, how often and in what order. What you would rather do yourself stays off the list.',
  },
  {
    title: 'Professional Cleaning',
    text: 'Background-checked cleaners arrive with the supplies and work through your plan, top to bottom, room by room.',
  },
  {
    title: 'Quality Inspection',
    text: 'Before we leave we go through the list again, at the height of a light switch and at the height of a toddler.',
  },
  {
    title: 'Satisfaction Follow-up',
    text: 'We ask how it turned out, and we mean it: that is what our satisfaction guarantee is for.',
  },
]
