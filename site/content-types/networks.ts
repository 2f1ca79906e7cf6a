/** Where a company can be found besides: each is named as simple-icons names its mark. */
export const networks = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'pinterest',
  'x',
  'threads',
  'bluesky',
  'whatsapp',
  'yelp',
  'google',
  'tripadvisor',
  'houzz',
] as const

export type Network = (typeof networks)[number]
