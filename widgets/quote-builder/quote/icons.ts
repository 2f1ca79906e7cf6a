// Based on Lucide (lucide.dev, ISC licence), each redrawn as one path.

export const back = 'M19 12H5M12 19l-7-7 7-7'
export const close = 'M18 6 6 18M6 6l12 12'
export const up = 'm6 15 6-6 6 6'
/** Three rays, for a company that wants them. */
export const spark = 'M4 9l4 7M13 4v10M22 9l-4 7'

export const keepIcons = {
  copy: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L12 5M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7L12 19',
  share: 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13',
  email: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M22 7l-10 6L2 7',
  print:
    'M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v7H6z',
}
