import type { Review } from './types.ts'

/**
 * The reviews of the home page, as many as there are, every one with five stars. These are SAMPLE TEXTS, written
 * to show the page at work: put real reviews here, with their writers' leave, before going public.
 */
export const reviews: Review[] = [
  {
    name: 'Harpreet G.',
    reviews: 14,
    isLocalGuide: true,
    timeAgo: '2 weeks ago',
    isNew: true,
    text: 'They moved the patio planters, washed under them, and put every one back where it was. My dad asked if we had bought new pavers.',
  },
  {
    name: 'Megan T.',
    reviews: 3,
    timeAgo: '1 month ago',
    text: 'I host a basement suite in Fleetwood. Guests out at 11, guests in at 4, and the place was ready by half past two with the linens done.',
  },
  {
    name: 'Daniel O.',
    reviews: 28,
    isLocalGuide: true,
    timeAgo: '2 months ago',
    text: 'The oven door is see-through again. I had honestly forgotten it could be. Same two people every second Tuesday, always on time.',
  },
]
