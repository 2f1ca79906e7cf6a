import type { z } from 'zod'
import {
  askedId,
  example,
  linkedText,
  list,
  listOrNone,
  longText,
  nameOf,
  number,
  object,
  optional,
  schemaKey,
  shortText,
  text,
  yesOrNo,
} from './fields.ts'
import {
  alt,
  drawing,
  head,
  headed,
  heading,
  icon,
  pair,
  partId,
  picture,
  point,
  points,
  section,
} from './parts.ts'
import { team, whoComes } from './people.ts'
import { references } from './references.ts'
import { otherCard } from './services.ts'

/* The files in site/content/pages, one for each page, and those of what is around every page. */

/** The keys that the file of every page has: what links, search engines and the tab say. */
const page = object({
  ...schemaKey,
  label: shortText('What links to the page say.', 24),
  head: head.describe('What search engines and the tab say of the page.'),
})

export type PageBasics = z.infer<typeof page>

export const home = page.extend({
  hero: section
    .extend({
      picture: object({
        name: picture,
        alt,
      }).describe('The picture. With a film, its first frame.'),
      film: optional(
        object({
          name: text(
            'The name of its two files in media, which end in .av1.mp4 and .h264.mp4.',
          ).register(references, { to: 'film' }),
          label: shortText('What the button says that it plays.', 60),
        }).describe('Plays over the picture, without sound.'),
      ),
      counters: optional(
        object({
          service: nameOf('services', 'The id of a service.'),
          counts: list(
            object({
              question: askedId('count', 'The id of what is counted, such as bedrooms.'),
              start: number('how many', 'How many it begins with.').int().min(0).max(99),
            }),
            'what is counted, each { "question": …, "start": … }',
            'The counters, one or two.',
          ).max(2, { error: 'has more than two; take some out.' }),
        }).describe(
          'What visitors can count here to see a price; without it, the first two things that your first service counts.',
        ),
      ),
      facts: list(
        object({ icon, text: text('A few words that speak for you.') }),
        'facts',
        'What speaks for you, each with an icon.',
      ),
    })
    .describe('What visitors see first. A phone shows the lines of the heading as they are.'),
  reviews: headed.describe('Over the reviews, where there are any.'),
  transformations: section.describe('Beside the places before and after.'),
  gallery: headed.describe('Over the pictures of your work, where there are any.'),
  story: optional(whoComes),
  services: section.describe('Over the cards of the services.'),
  closing: section.describe('The last word of the page.'),
})

/** A card of the story, with a picture or an example of a quote next to its words. */
const storyCard = point.extend({
  picture: optional(picture.describe('The name of a picture of media/masters beside it.')),
  example: optional(
    object({
      service: nameOf('services', 'The id of a service.'),
      answers: example('What is asked for in the example: counts, or the option of a question.'),
    }).describe('A quote beside it, with today’s prices.'),
  ),
})

export type StoryCard = z.infer<typeof storyCard>

export const about = page.extend({
  hero: section
    .extend({ drawing: object({ name: drawing, alt }).describe('The drawing below them.') })
    .describe('The head of the page.'),
  story: headed.extend({ cards: list(storyCard, 'cards', 'A card each.') }).describe('Your story.'),
  team: optional(team),
  services: section.describe('Over the list of the services.'),
  values: section
    .extend({ cards: list(object({ icon, ...point.shape }), 'values', 'A pane each.') })
    .describe('What you stand for.'),
  privacy: section
    .extend({
      sections: list(
        object({
          title: longText('The heading.'),
          text: list(longText('A paragraph.'), 'paragraphs', 'A paragraph each.'),
        }),
        'sections',
        'What it says; how to reach you about it follows by itself.',
      ),
    })
    .describe('The privacy policy.'),
  accessibility: optional(
    object({
      limits: list(
        longText('What is in whose way, and what you do about it.'),
        'limits',
        'What some visitors with a disability cannot use yet, a paragraph each.',
      ),
    }).describe('Your part of the accessibility statement, which says by itself what is tested.'),
  ),
})

/** Around every article. */
export const article = page.extend({
  head: head.describe('What the tab says where there is no such article.'),
  price: headed.describe('Over what having it done starts at, beside an article.'),
  missing: section
    .extend({
      others: longText('The heading over the newest articles, which are offered instead.'),
    })
    .describe('What an address shows that has no article.'),
})

export const blog = page.extend({
  hero: object({
    kicker: shortText('A few words over the heading.', 60),
    ...section.shape,
  }).describe('The head of the page.'),
  categories: list(
    shortText('What an article may be about.', 30),
    'categories',
    'What an article may be about; the blog has a button for each, in this order.',
  ),
})

export const booked = page.extend({
  thanks: section
    .extend({
      title: text('What has happened, below the heading.'),
      guarantee: text('How soon you answer, beside the number of hours.'),
    })
    .describe('The thanks.'),
  next: headed.extend({ steps: points('A step each.') }).describe('What happens next.'),
  reach: headed
    .extend({
      picture,
      around: text('Where you work, below your phone and address.'),
    })
    .describe('How to reach you.'),
})

const question = object({
  id: partId('Its address on the page, as pricing in /faq#pricing.'),
  question: text('The question.'),
  answer: linkedText('The answer in plain words; a link is written [words](/path).'),
  inShort: optional(
    object({
      figure: text('The figure, such as 24h.'),
      text: text('What the figure is.'),
      dollars: optional(yesOrNo('Whether it is an amount of money.')),
    }).describe('For the short list beside the questions.'),
  ),
}).meta({ title: 'question' })

/** A question of the page /faq. */
export type Question = z.infer<typeof question>

export const faq = page.extend({
  hero: section.describe('The head of the page.'),
  questions: list(question, 'questions', 'The questions, in the order shown.'),
  closing: section.describe('The last word of the page.'),
})

export const location = page.extend({
  hero: section
    .extend({ map: drawing.describe('A map: a drawing of media/drawings, without its ending.') })
    .describe('The head of the page.'),
  holidayNote: longText('What is different on holidays.'),
  served: headed
    .extend({
      places: list(
        object({
          title: longText('The heading.'),
          names: list(text('A place.'), 'places', 'The places, each once.'),
        }),
        'areas',
        'Parts of it, a list each.',
      ),
    })
    .describe('Where you work.'),
})

export const inquiries = page.extend({
  hero: section
    .extend({
      guarantee: longText('How soon you answer, beside the number of hours.'),
      picture: object({ place: pair, alt }).describe('A place, half before and half after.'),
    })
    .describe('Beside the form.'),
  fallback: headed.describe('Where the form does not show up; your phone and address follow.'),
})

export const quoteBuilder = page.extend({
  heading,
  fallback: section.describe('Where the quote does not show up; your phone and address follow.'),
})

export const services = page.extend({
  hero: section.describe('The head of the page.'),
  others: listOrNone(
    otherCard,
    'What you do besides the services of the quote, a card each. The services bring their own.',
  ),
  reasons: headed.extend({ points: points('A reason each.') }).describe('Why people choose you.'),
})

export const notFound = object({
  ...schemaKey,
  title: text('What the tab of the browser says.'),
  text: longText('The sentence over the home page, which is shown instead.'),
})

export type HomeContent = z.infer<typeof home>
export type AboutContent = z.infer<typeof about>
export type ServicesContent = z.infer<typeof services>
export type NotFoundContent = z.infer<typeof notFound>
