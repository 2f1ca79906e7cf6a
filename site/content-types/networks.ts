/** The social networks that a company can have, by the names of their marks in simple-icons. */
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
