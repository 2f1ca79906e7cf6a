import { z } from 'zod'
import { absence, list, nameOf, object, shortText } from './fields.ts'
import { alt, picture, section } from './parts.ts'

/** Somebody who works for the company, with a photo that visitors see. */
const person = object({
  photo: nameOf(
    'people',
    'A photo of media/people, without its ending. Upright, 4 wide by 5 high, at least 1200 × 1500 pixels: at work, in daylight, with the head in the upper 60 %, because a slanted edge cuts off the lower right corner.',
  ),
  alt,
  name: shortText('A first name and an initial; more is not needed.', 24),
  role: shortText('What they do here; three words at most.', 32).refine(
    (words) => wordsIn(words) <= mostWordsOfRole,
    {
      error: ({ input }) =>
        `has ${wordsIn(String(input))} words; there is room for three, such as Lead gardener.`,
    },
  ),
  sentence: shortText('A sentence of their own, in 90 characters at most.', 90),
  consent: z
    .boolean({ error: withoutConsent })
    .refine(Boolean, { error: withoutConsent })
    .describe('Whether they have agreed in writing to be shown. Keep what they wrote.'),
}).meta({ title: 'person' })

export type Person = z.infer<typeof person>

export type TeamContent = z.infer<typeof team>

export const team = section
  .extend({
    people: list(
      person,
      'people, each with a photo, or take the team out',
      'Real people only. The first one is on the home page too.',
    ),
  })
  .describe('The people who come. Leave it empty until you have photos of them.')

/** What the home page says of them. */
export const whoComes = section
  .extend({ picture: picture.describe('A picture of media/masters, such as of your car.') })
  .describe('Who comes. The first person of the page /about stands beside it, once there is one.')

const mostWordsOfRole = 3

function withoutConsent({ input }: { input?: unknown }): string {
  return `${absence(input)}; nobody is shown without a written yes. Ask for it, keep it, and write true; until then take the person out.`
}

const wordsIn = (words: string) => words.trim().split(/\s+/).length
