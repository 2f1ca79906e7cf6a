export type Service = 'residential' | 'commercial' | 'airbnb' | 'pressure-washing'
export type Room = 'bedrooms' | 'bathrooms' | 'livingRooms' | 'kitchens'
export type Space = 'officeCount' | 'restrooms' | 'commonAreas'
export type CountField = Room | Space | 'windowCount'
export type Frequency = 'one-time' | 'weekly' | 'bi-weekly' | 'monthly'
export type Turnaround = 'flexible' | 'next-day' | 'same-day'
export type BuildingType = 'office' | 'retail' | 'restaurant'
export type DrivewaySize = '1-car' | '2-car' | '3-car' | '4-plus-car'
export type Surface = 'siding' | 'deck' | 'patio' | 'walkway' | 'fence'
export type Extra =
  | 'carpetCleaning'
  | 'ovenCleaning'
  | 'fridgeCleaning'
  | 'deepCleaning'
  | 'windowCleaning'
  | 'laundry'

/** What a visitor tells the wizard. Every count is a whole number from 0 to 99; '' means not chosen yet. */
export interface Answers extends Readonly<Record<CountField, number>> {
  readonly service: Service | ''
  readonly frequency: Frequency
  readonly turnaround: Turnaround
  readonly extraServices: readonly Extra[]
  readonly buildingType: BuildingType | ''
  readonly drivewaySize: DrivewaySize | ''
  readonly additionalSurfaces: readonly Surface[]
}

/** Nothing chosen and nothing counted: a visit is one-time and its turnaround flexible until the visitor says so. */
export const noAnswers: Answers = {
  service: '',
  bedrooms: 0,
  bathrooms: 0,
  livingRooms: 0,
  kitchens: 0,
  frequency: 'one-time',
  turnaround: 'flexible',
  extraServices: [],
  buildingType: '',
  officeCount: 0,
  restrooms: 0,
  commonAreas: 0,
  windowCount: 0,
  drivewaySize: '',
  additionalSurfaces: [],
}

export const highestCount = 99

/** A whole number from 0 to 99, whatever was passed in: what is not a number counts as 0. */
export function count(value: unknown): number {
  const isCountable = typeof value === 'string' || typeof value === 'number'
  const whole = isCountable ? Math.trunc(Number(value)) : 0
  return Math.min(highestCount, Math.max(0, whole || 0))
}

/** The count that a typed text stands for. One without a number, such as letters, leaves what was `before`. */
export function typedCount(text: string, before: number): number {
  if (text.trim() === '') return 0
  const typed = typedNumber(text)
  return Number.isNaN(typed) ? before : count(typed)
}

/** Whether a typed text stands for a number that no count can have. */
export function isBeyondCounting(text: string): boolean {
  const typed = typedNumber(text)
  return typed < 0 || typed > highestCount
}

/** NaN for a text without a number. */
function typedNumber(text: string): number {
  return /\d/.test(text) ? Number.parseFloat(text.replace('−', '-')) : Number.NaN
}
