import type { CountField, Service } from '../rules/answers.ts'

// After Lucide (lucide.dev, ISC licence), each drawn anew as one path.

const bed =
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20'
const bath = 'M2 12h20M4 12v5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5M4 12V5a2 2 0 0 1 4 0'
const sofa = 'M2 11v8h20v-8h-4v4H6v-4zM4 11V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v5'

export const serviceIcons: Readonly<Record<Service, string>> = {
  residential: 'M9 21v-8h6v8M3 10l9-7 9 7v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  commercial: 'M4 11v10h16V11M2 7l3-4h14l3 4v4H2zM9 21v-5h6v5',
  airbnb: bed,
  'pressure-washing': 'M12 22a7 7 0 0 0 7-7c0-5-5-6-7-12-2 6-7 7-7 12a7 7 0 0 0 7 7z',
}

export const countIcons: Readonly<Record<CountField, string>> = {
  bedrooms: bed,
  bathrooms: bath,
  restrooms: bath,
  livingRooms: sofa,
  commonAreas: sofa,
  kitchens: 'M2 12h20M20 12v8H4v-8M4 8l16-4',
  officeCount: 'M2 20h20M4 4h16v12H4z',
  windowCount: 'M3 3h18v18H3zM3 12h18M12 3v18',
}

export const back = 'M19 12H5M12 19l-7-7 7-7'
export const close = 'M18 6 6 18M6 6l12 12'
export const up = 'm6 15 6-6 6 6'
/** The three rays of the logo. */
export const spark = 'M4 9l4 7M13 4v10M22 9l-4 7'

export const keepIcons = {
  copy: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L12 5M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7L12 19',
  share: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13',
  email: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-10 6L2 7',
  print:
    'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z',
}
