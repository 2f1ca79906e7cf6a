import type { Point, ServiceCard } from './types.ts'

/** The six cards of /services, in the order shown: one entry a card. */
export const serviceCards: ServiceCard[] = [
  {
    id: 'residential',
    path: '/services/residential-cleaning',
    icon: 'house',
    picture: 'living-room-after',
    description:
      'Every room, weekly, every second week, monthly or just once, before your in-laws land.',
    features: [
      'Dusting, vacuuming and mopping',
      'Kitchen counters, sink and stovetop',
      'Bathrooms, scrubbed and shined',
      'Baseboards, sills and light switches',
      'Carpet, oven or fridge, if you add them',
    ],
    symptoms: [
      'Your weekends smell of bleach',
      'Dust is back the day after you dust',
      'Soap scum has a head start',
      'Company is coming on Friday',
    ],
  },
  {
    id: 'commercial',
    path: '/services/commercial-cleaning',
    icon: 'building',
    picture: 'office',
    description:
      'Offices, shops and restaurants, on a cleaning plan made for your space and around your hours.',
    features: [
      'Desks, meeting rooms and reception',
      'Sales floors, counters and fitting rooms',
      'Dining rooms and kitchen floors',
      'Restrooms and common areas',
      'Glass doors and entryways',
    ],
    symptoms: [
      'Customers wipe the table before they sit',
      'Staff argue over whose turn it is',
      'The entrance shows every shoe since Monday',
      'The restroom gets a mention in reviews',
    ],
  },
  {
    id: 'airbnb',
    path: '/services/airbnb-cleaning',
    icon: 'key',
    picture: 'bedroom-after',
    description:
      'Checkout to check-in, with linen and an inspection in between. Flexible, next-day or same-day.',
    features: [
      'Full turnover between guests',
      'Linen changed and laundry done',
      'Property inspection after each stay',
      'Deep cleaning between bookings',
      'Emergency cleaning when a stay goes sideways',
    ],
    symptoms: [
      'You fold towels on your lunch break',
      'Guests leave and arrive on the same day',
      'Your cleanliness rating is slipping',
      'You live an hour from your own listing',
    ],
  },
  {
    id: 'pressure-washing',
    path: '/services/pressure-washing',
    icon: 'droplets',
    picture: 'patio-after',
    description:
      'Driveways, patios, decks, siding and fences, back to the colour you remember choosing.',
    features: [
      'Driveways and walkways',
      'Decks and patios',
      'House siding',
      'Fences and walls',
      'Storefronts, sidewalks and entryways',
    ],
    symptoms: [
      'The driveway is green in the shade',
      'The patio is slippery after rain',
      'Siding has streaks under the windows',
      'You are selling, and buyers park out front',
    ],
  },
  {
    id: 'roof-gutter',
    title: 'Roof & Gutter Cleaning',
    path: '/services/roof-gutter-cleaning',
    icon: 'roof',
    picture: 'roof-after',
    description:
      'Moss off the shingles, needles out of the gutters, and rainwater going where it was meant to.',
    features: [
      'Moss and debris off the roof',
      'Gutters emptied by hand',
      'Downspouts flushed and checked',
      'Gutter faces washed',
      'The mess below swept up',
    ],
    symptoms: [
      'Water spills over the gutter’s edge',
      'Small plants live up there',
      'Moss shows from the street',
      'Damp patches under the eaves',
    ],
  },
  {
    id: 'post-construction',
    title: 'Post-Construction Cleaning',
    path: '/services/post-construction-cleaning',
    icon: 'hammer',
    picture: 'new-room-after',
    description:
      'The trades have gone and the dust has not. We get a new build or renovation ready to live in.',
    features: [
      'Fine dust off every surface',
      'Stickers, paint spots and glue removed',
      'Windows, frames and tracks',
      'Insides of cabinets and closets',
      'Floors cleaned for moving day',
    ],
    symptoms: [
      'Drywall dust returns after every wipe',
      'There is grout haze on the new tile',
      'Windows still wear their labels',
      'The movers are booked',
    ],
  },
]

/** The four cards below them. */
export const reasons: Point[] = [
  {
    title: 'Experienced & Professional',
    text: 'People who know which brush goes with which stone. Background-checked, fully insured.',
  },
  {
    title: 'Eco-Friendly Products',
    text: 'Matched to the surface, and chosen with your family, pets and garden in mind.',
  },
  {
    title: 'Satisfaction Guaranteed',
    text: 'We inspect before we call it done, and ask you after. Not right? We make it right.',
  },
  {
    title: 'Reliable & Responsive',
    text: 'Flexible scheduling, and an answer to your inquiry within {responseHours} hours.',
  },
]
