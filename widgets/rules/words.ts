import type {
  BuildingType,
  CountField,
  DrivewaySize,
  Extra,
  Frequency,
  Surface,
  Turnaround,
} from './answers.ts'

/** What can be counted: what one is called, what several are, and what its two buttons say. */
interface CountWords {
  readonly one: string
  readonly many: string
  readonly more: string
  readonly fewer: string
}

export const countWords: Readonly<Record<CountField, CountWords>> = {
  bedrooms: {
    one: 'Bedroom',
    many: 'Bedrooms',
    more: 'One more bedroom',
    fewer: 'One fewer bedroom',
  },
  bathrooms: {
    one: 'Bathroom',
    many: 'Bathrooms',
    more: 'One more bathroom',
    fewer: 'One fewer bathroom',
  },
  livingRooms: {
    one: 'Living Room',
    many: 'Living Rooms',
    more: 'One more living room',
    fewer: 'One fewer living room',
  },
  kitchens: {
    one: 'Kitchen',
    many: 'Kitchens',
    more: 'One more kitchen',
    fewer: 'One fewer kitchen',
  },
  officeCount: {
    one: 'Office',
    many: 'Offices',
    more: 'One more office',
    fewer: 'One fewer office',
  },
  restrooms: {
    one: 'Restroom',
    many: 'Restrooms',
    more: 'One more restroom',
    fewer: 'One fewer restroom',
  },
  commonAreas: {
    one: 'Common Area',
    many: 'Common Areas',
    more: 'One more common area',
    fewer: 'One fewer common area',
  },
  windowCount: {
    one: 'Window',
    many: 'Windows',
    more: 'One more window',
    fewer: 'One fewer window',
  },
}

/** The answers that are chosen from a list, and what each choice is called where it is chosen; lines and mails say the same, except of driveways. */
export const optionWords = {
  frequency: {
    'one-time': 'One-time',
    weekly: 'Weekly',
    'bi-weekly': 'Bi-weekly',
    monthly: 'Monthly',
  } satisfies Record<Frequency, string>,

  turnaround: {
    flexible: 'Flexible',
    'next-day': 'Next-day',
    'same-day': 'Same-day',
  } satisfies Record<Turnaround, string>,

  buildingType: {
    office: 'Office Building',
    retail: 'Retail Store',
    restaurant: 'Restaurant',
  } satisfies Record<BuildingType, string>,

  drivewaySize: {
    '1-car': 'One car',
    '2-car': 'Two cars',
    '3-car': 'Three cars',
    '4-plus-car': 'Four or more cars',
  } satisfies Record<DrivewaySize, string>,

  additionalSurfaces: {
    siding: 'Siding',
    deck: 'Deck',
    patio: 'Patio',
    walkway: 'Walkway',
    fence: 'Fence',
  } satisfies Record<Surface, string>,

  extraServices: {
    carpetCleaning: 'Carpet Cleaning',
    ovenCleaning: 'Oven Cleaning',
    fridgeCleaning: 'Fridge Cleaning',
    // These three are offered as soon as the owner gives them a price.
    deepCleaning: 'Deep Cleaning',
    windowCleaning: 'Window Cleaning',
    laundry: 'Laundry',
  } satisfies Record<Extra, string>,
} as const

/** What a line of the price, and a mail, call a driveway: outside its list `One car` would say too little. */
export const drivewayLines: Readonly<Record<DrivewaySize, string>> = {
  '1-car': 'One-car driveway',
  '2-car': 'Two-car driveway',
  '3-car': 'Three-car driveway',
  '4-plus-car': 'Driveway for four or more cars',
}

/** What the line is called that an answer adds or takes off. */
export const adjustmentWords = {
  frequency: 'discount',
  turnaround: 'rush fee',
  buildingType: 'facility adjustment',
} as const
