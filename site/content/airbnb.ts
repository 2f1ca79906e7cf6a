import type { Point } from './types.ts'

/** The texts of /airbnb-cleaning. Prices are in services/airbnb.json. */

/** The suite of the example. */
export const suite = {
  name: 'A suite with one bedroom, one bathroom and a kitchen',
  rooms: { bedrooms: 1, bathrooms: 1, kitchens: 1 },
}

/** How soon we come, by its id in services/airbnb.json. */
export const turnarounds = [
  { id: 'flexible', name: 'Flexible', text: 'A gap between guests: we pick the hour together.' },
  { id: 'next-day', name: 'Next day', text: 'Out today, in tomorrow.' },
  { id: 'same-day', name: 'Same day', text: 'Checkout and check-in on one calendar square.' },
] as const

export const services: Point[] = [
  {
    title: 'Turnover Cleaning',
    text: 'Kitchen, bathroom, floors, beds and bins, reset to the photos in your listing.',
  },
  {
    title: 'Deep Cleaning',
    text: 'Between seasons: behind the bed, inside the oven, the window tracks. Quarterly is a good habit.',
  },
  {
    title: 'Linen and Laundry',
    text: 'Sheets and towels changed, washed and folded. Hospital corners, without the hospital.',
  },
  {
    title: 'Property Inspection',
    text: 'A burnt-out bulb, a wobbly chair, a missing remote: we note it before your guests do.',
  },
  {
    title: 'Emergency Cleaning',
    text: 'Red wine, white rug, guests at four. Call, and we see how soon we can be there.',
  },
  {
    title: 'Eco-Friendly Options',
    text: 'Mild products on request, for guests with babies, allergies or strong opinions.',
  },
]

export const process: Point[] = [
  {
    title: 'Pre-Arrival Preparation',
    text: 'You send the checkout and check-in times, and how to get in. We arrive with the supplies.',
  },
  {
    title: 'Comprehensive Cleaning',
    text: 'Every room, every surface, every bed. The fridge loses what the last guests left behind.',
  },
  {
    title: 'Quality Inspection',
    text: 'We walk in once more, as a guest would: pillows, mirrors, drains, door handles.',
  },
  {
    title: 'Ready for Guests',
    text: 'Lights off, key where it belongs, and a message to you that all is set.',
  },
]

export const benefits: Point[] = [
  {
    title: 'Same-day turnovers',
    text: 'Back-to-back bookings need not leave a night empty.',
  },
  {
    title: 'One price per visit',
    text: 'Known before you accept the booking, so that your cleaning fee can match it.',
  },
  {
    title: 'Nothing to stock',
    text: 'Supplies are provided. Your closet is for towels, not for our mops.',
  },
  {
    title: 'Eyes on the place',
    text: 'You may be a city away. We see the suite after every stay.',
  },
  {
    title: 'Trusted with the code',
    text: 'Background-checked cleaners, fully insured.',
  },
  {
    title: 'Flexible scheduling',
    text: 'Send the checkout time and the check-in time. We plan in between.',
  },
]
