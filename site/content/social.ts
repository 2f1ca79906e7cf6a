import type { SocialCard } from './types.ts'

/** What the two cards on the home page say. Where they lead is in business.ts. */
export const socialCards: SocialCard[] = [
  { network: 'instagram', text: 'The satisfying films.' },
  { network: 'facebook', text: 'Openings, tips and news.' },
]
