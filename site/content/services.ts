import type { Service } from './types.ts'

/** The four services, in the order of the home page. Their names are in business.ts. */
export const services: Service[] = [
  {
    id: 'residential',
    path: '/residential-cleaning',
    text: 'Weekly, every second week, monthly or just once.',
    unit: 'A bedroom',
  },
  {
    id: 'commercial',
    path: '/commercial-cleaning',
    text: 'Offices, shops and restaurants, cleaned around your hours.',
    unit: 'An office',
  },
  {
    id: 'airbnb',
    path: '/airbnb-cleaning',
    text: 'Guests out, guests in, even on the same day.',
    unit: 'A bedroom',
  },
  {
    id: 'pressure-washing',
    path: '/pressure-washing',
    text: 'Driveways, siding, decks, patios, walkways and fences.',
    unit: 'A one-car driveway',
  },
]
