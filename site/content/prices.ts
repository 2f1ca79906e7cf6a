import type { Offer } from './types.ts'

/**
 * Every number the quote builder uses. Amounts are Canadian dollars (cents are fine:
 * 49.5); adjustments are percent. Change a number, rebuild, done.
 */
export const prices = {
  /** Each room. */
  residential: { bedrooms: 80, bathrooms: 40, livingRooms: 120, kitchens: 120 },
  airbnb: { bedrooms: 90, bathrooms: 45, livingRooms: 135, kitchens: 135 },

  /** Each office, restroom and common area. */
  commercial: { officeCount: 80, restrooms: 80, commonAreas: 120 },

  /** Each window; then the driveway by its size, and each surface. */
  'pressure-washing': { windowCount: 5 },
  drivewaySize: { '1-car': 50, '2-car': 80, '3-car': 120, '4-plus-car': 160 },
  additionalSurfaces: { siding: 150, deck: 120, patio: 80, walkway: 60, fence: 100 },

  /** Percent added to (or, with a minus, taken off) the subtotal of what was counted. */
  frequency: { 'one-time': 0, weekly: -30, 'bi-weekly': -15, monthly: -10 },
  turnaround: { flexible: 0, 'next-day': 20, 'same-day': 50 },
  buildingType: { office: 0, retail: 20, restaurant: 80 },

  /** Added last and never adjusted. Every service offers them. */
  extraServices: { carpetCleaning: 200, ovenCleaning: 50, fridgeCleaning: 45 },
}

/** What a visit usually comes to, as the FAQ says it. The quote builder does not use these. */
export const typicalVisit = {
  residential: { from: 100, to: 300 },
  airbnb: { from: 150, to: 400 },
}

/**
 * The discount that the home page and the final quote announce; `null` switches it off, and nothing
 * is left of it. It lowers no price by itself: what the quote takes off are the percents above.
 * Whoever crosses a price out must have charged it: the README says what the law asks.
 */
export const offer: Offer | null = {
  /** As it is announced: 30% off. */
  percent: 30,
  title: 'Off-season discount',
  text: 'See it in your instant quote.',
  /** The crossed-out price is the total times this, rounded down; 0 crosses nothing out. */
  struck: 1.3,
}
