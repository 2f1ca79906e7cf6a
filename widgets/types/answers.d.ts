/** The services that can be booked, by their ids. */
export type Service = 'residential' | 'commercial' | 'airbnb' | 'pressure-washing'

/** The questions that a page can answer in advance; the visitor can change the answers. */
export interface QuoteBuilderAnswers {
  /** Bedrooms: a whole number from 0 to 99. Asked for Residential Cleaning and Airbnb Cleaning. */
  get bedrooms(): string | number
  set bedrooms(value: string | number | null | undefined)
  /** Bathrooms: a whole number from 0 to 99. Asked for Residential Cleaning and Airbnb Cleaning. */
  get bathrooms(): string | number
  set bathrooms(value: string | number | null | undefined)
  /** Living Rooms: a whole number from 0 to 99. Asked for Residential Cleaning and Airbnb Cleaning. */
  get livingRooms(): string | number
  set livingRooms(value: string | number | null | undefined)
  /** Kitchens: a whole number from 0 to 99. Asked for Residential Cleaning and Airbnb Cleaning. */
  get kitchens(): string | number
  set kitchens(value: string | number | null | undefined)
  /** Frequency: `one-time` (One-time), `weekly` (Weekly), `bi-weekly` (Bi-weekly) or `monthly` (Monthly). Asked for Residential Cleaning. */
  get frequency(): 'one-time' | 'weekly' | 'bi-weekly' | 'monthly' | ''
  set frequency(value: 'one-time' | 'weekly' | 'bi-weekly' | 'monthly' | '' | null | undefined)
  /** Building type: `office` (Office Building), `retail` (Retail Store) or `restaurant` (Restaurant). Asked for Commercial Cleaning. */
  get buildingType(): 'office' | 'retail' | 'restaurant' | ''
  set buildingType(value: 'office' | 'retail' | 'restaurant' | '' | null | undefined)
  /** Offices: a whole number from 0 to 99. Asked for Commercial Cleaning. */
  get offices(): string | number
  set offices(value: string | number | null | undefined)
  /** Restrooms: a whole number from 0 to 99. Asked for Commercial Cleaning. */
  get restrooms(): string | number
  set restrooms(value: string | number | null | undefined)
  /** Common Areas: a whole number from 0 to 99. Asked for Commercial Cleaning. */
  get commonAreas(): string | number
  set commonAreas(value: string | number | null | undefined)
  /** Turnaround: `flexible` (Flexible), `next-day` (Next-day) or `same-day` (Same-day). Asked for Airbnb Cleaning. */
  get turnaround(): 'flexible' | 'next-day' | 'same-day' | ''
  set turnaround(value: 'flexible' | 'next-day' | 'same-day' | '' | null | undefined)
  /** Driveway: `1-car` (One car), `2-car` (Two cars), `3-car` (Three cars) or `4-plus-car` (Four or more cars). Asked for Pressure Washing. */
  get drivewaySize(): '1-car' | '2-car' | '3-car' | '4-plus-car' | ''
  set drivewaySize(value: '1-car' | '2-car' | '3-car' | '4-plus-car' | '' | null | undefined)
  /** Windows: a whole number from 0 to 99. Asked for Pressure Washing. */
  get windows(): string | number
  set windows(value: string | number | null | undefined)
  /** Additional Surfaces: any of `siding` (Siding), `deck` (Deck), `patio` (Patio), `walkway` (Walkway) and `fence` (Fence) with spaces between, or `none`. Asked for Pressure Washing. */
  get surfaces(): string
  set surfaces(value: string | null | undefined)
  /** Extra Services: any of `carpetCleaning` (Carpet Cleaning), `ovenCleaning` (Oven Cleaning) and `fridgeCleaning` (Fridge Cleaning) with spaces between, or `none`. Asked for every service. */
  get extras(): string
  set extras(value: string | null | undefined)
}
