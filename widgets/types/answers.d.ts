/** The services that can be booked, by their ids. */
export type Service = 'residential' | 'commercial' | 'airbnb' | 'pressure-washing'

/** The questions that a page can answer in advance; the visitor can change the answers. */
export interface QuoteBuilderAnswers {
  /**
   * Bedrooms: a whole number from 0 to 99.
   * Asked for Residential Cleaning and Airbnb Cleaning.
   */
  bedrooms: string | number
  /**
   * Bathrooms: a whole number from 0 to 99.
   * Asked for Residential Cleaning and Airbnb Cleaning.
   */
  bathrooms: string | number
  /**
   * Living Rooms: a whole number from 0 to 99.
   * Asked for Residential Cleaning and Airbnb Cleaning.
   */
  livingRooms: string | number
  /**
   * Kitchens: a whole number from 0 to 99.
   * Asked for Residential Cleaning and Airbnb Cleaning.
   */
  kitchens: string | number
  /**
   * Frequency: `one-time` (One-time), `weekly` (Weekly), `bi-weekly` (Bi-weekly) or `monthly` (Monthly).
   * Asked for Residential Cleaning.
   */
  frequency: 'one-time' | 'weekly' | 'bi-weekly' | 'monthly' | ''
  /**
   * Building type: `office` (Office Building), `retail` (Retail Store) or `restaurant` (Restaurant).
   * Asked for Commercial Cleaning.
   */
  buildingType: 'office' | 'retail' | 'restaurant' | ''
  /**
   * Offices: a whole number from 0 to 99.
   * Asked for Commercial Cleaning.
   */
  offices: string | number
  /**
   * Restrooms: a whole number from 0 to 99.
   * Asked for Commercial Cleaning.
   */
  restrooms: string | number
  /**
   * Common Areas: a whole number from 0 to 99.
   * Asked for Commercial Cleaning.
   */
  commonAreas: string | number
  /**
   * Turnaround: `flexible` (Flexible), `next-day` (Next-day) or `same-day` (Same-day).
   * Asked for Airbnb Cleaning.
   */
  turnaround: 'flexible' | 'next-day' | 'same-day' | ''
  /**
   * Driveway: `1-car` (One car), `2-car` (Two cars), `3-car` (Three cars) or `4-plus-car` (Four or more cars).
   * Asked for Pressure Washing.
   */
  drivewaySize: '1-car' | '2-car' | '3-car' | '4-plus-car' | ''
  /**
   * Windows: a whole number from 0 to 99.
   * Asked for Pressure Washing.
   */
  windows: string | number
  /**
   * Additional Surfaces: any of `siding` (Siding), `deck` (Deck), `patio` (Patio), `walkway` (Walkway) and `fence` (Fence) with spaces between, or `none`.
   * Asked for Pressure Washing.
   */
  surfaces: string
  /**
   * Extra Services: any of `carpetCleaning` (Carpet Cleaning), `ovenCleaning` (Oven Cleaning) and `fridgeCleaning` (Fridge Cleaning) with spaces between, or `none`.
   * Asked for every service.
   */
  extras: string
}
