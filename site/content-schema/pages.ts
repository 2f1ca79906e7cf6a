import type { z } from 'zod'
import {
  example,
  link,
  linkedText,
  list,
  listOrNone,
  longText,
  nameOf,
  object,
  optional,
  schemaKey,
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
import { references } from './references.ts'

/* The files in site/content/pages, one for each page. */

/** The keys that the file of every page has: what links, search engines and the tab say. */
const page = object({
  ...schemaKey,
  label: text('What links to the page say.'),
  head: head.describe('What search engines and the tab say of the page.'),
})

export type PageBasics = z.infer<typeof page>

export const home = page.extend({
  hero: section
    .extend({
      picture: object({
        name: picture.describe('A picture of media/masters, without its ending.'),
        alt,
      }).describe('The picture. With a film, its first frame.'),
      film: optional(
        object({
          name: text(
            'Of its two files in media, which end in .av1.mp4 and .h264.mp4.',
            'the name of a film',
          ).register(references, { to: 'film' }),
          label: text('What the button says that it plays.', 'what it shows'),
        }).describe('Plays over the picture, without sound.'),
      ),
      facts: list(
        object({ icon, text: text('A few words that speak for you.', 'a few words') }),
        'facts',
        'What speaks for you, each with an icon.',
      ),
    })
    .describe('What visitors see first. A phone shows the lines of the heading as they are.'),
  reviews: headed.describe('Over the reviews, where there are any.'),
  transformations: section.describe('Beside the places before and after.'),
  gallery: headed.describe('Over the pictures of your work, where there are any.'),
  services: section.describe('Over the cards of the services.'),
  closing: section.describe('The last word of the page.'),
})

/** A card of the story, with a picture or an example of a quote next to its words. */
const storyCard = point.extend({
  picture: optional(picture.describe('A picture of media/masters beside it.')),
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
  services: section.describe('Over the list of the services.'),
  values: section
    .extend({ cards: list(object({ icon, ...point.shape }), 'values', 'A pane each.') })
    .describe('What you stand for.'),
  privacy: section
    .extend({
      sections: list(
        object({
          title: longText('The heading.', 'a heading'),
          text: list(longText('A paragraph.'), 'paragraphs', 'A paragraph each.'),
        }),
        'sections',
        'What it says; how to reach you about it follows by itself.',
      ),
    })
    .describe('The privacy policy.'),
})

/** Around every article. */
export const article = page.extend({
  head: head.describe('What the tab says where there is no such article.'),
  price: headed.describe('Over what having it done starts at, beside an article.'),
  missing: section
    .extend({
      others: longText('Over the newest articles, which are offered instead.', 'a heading'),
    })
    .describe('What an address shows that has no article.'),
})

export const blog = page.extend({
  hero: object({
    kicker: text('A few words over the heading.', 'a few words'),
    ...section.shape,
  }).describe('The head of the page.'),
  categories: list(
    text('What an article may be about.'),
    'categories',
    'What an article may be about; the blog has a button for each, in this order.',
  ),
})

export const booked = page.extend({
  thanks: section
    .extend({
      title: text('What has happened, below the heading.', 'what has happened'),
      guarantee: text('How soon you answer, beside the number of hours.', 'a few words'),
    })
    .describe('The thanks.'),
  next: headed.extend({ steps: points('A step each.') }).describe('What happens next.'),
  reach: headed
    .extend({
      picture,
      around: text('Where you work, below your phone and address.', 'where you work'),
    })
    .describe('How to reach you.'),
})

const question = object({
  id: partId('Opens the question by address, as /faq#pricing.'),
  question: text('The question.'),
  answer: linkedText('Plain words; a link is written [words](/path).', 'the answer'),
  inShort: optional(
    object({
      figure: text('The figure, such as 24h.', 'the figure'),
      text: text('What the figure is.', 'what it is'),
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
          title: longText('The heading.', 'a heading'),
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
      guarantee: longText('How soon you answer, beside the number of hours.', 'a sentence'),
      picture: object({ place: pair, alt }).describe('A place, half before and half after.'),
    })
    .describe('Beside the form.'),
  fallback: headed.describe('Where the form does not show up; your phone and address follow.'),
})

export const quoteBuilder = page.extend({
  heading,
  fallback: section.describe('Where the quote does not show up; your phone and address follow.'),
})

/** What a card of /services says, of a service or of something else. */
const cardWords = object({
  description: longText('What it is.', 'a sentence or two'),
  features: list(text('What it includes.'), 'lines', 'What it includes.'),
  symptoms: list(text('A sign.'), 'lines', 'How to tell that it is time.'),
})

/** The card of a service on /services. */
export const overview = object({
  path: optional(
    link(
      'Where its button leads; without it, to its page. What is below /services/ and no page shows the home page.',
      'page of a card',
    ),
  ),
  picture: optional(
    picture.describe('A picture of media/masters; without it, the picture of the service.'),
  ),
  ...cardWords.shape,
})

const otherCard = object({
  id: partId('The address of the card on the page.').register(references, { to: 'no service' }),
  title: text('What it is called.'),
  path: link(
    'Where its button leads. What is below /services/ and no page shows the home page.',
    'page of a card',
  ),
  icon,
  picture,
  ...cardWords.shape,
})

/** The card of something that the quote builder does not offer. */
export type OtherCard = z.infer<typeof otherCard>

/** A card of the services page; it is that of a service, whose id it has, or another. */
export type ServiceCard = Omit<OtherCard, 'picture'> & Partial<Pick<OtherCard, 'picture'>>

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
  text: longText('Over the home page, which is shown instead.', 'a sentence'),
})

/** footer.json: the end of every page. */
export const footer = object({
  ...schemaKey,
  invite: longText('Over the phone number, at the end of every page.', 'a sentence'),
  note: optional(text('A remark in small letters, such as on the pictures.', 'a few words')),
})

export type HomeContent = z.infer<typeof home>
export type AboutContent = z.infer<typeof about>
export type ArticleContent = z.infer<typeof article>
export type BlogContent = z.infer<typeof blog>
export type BookedContent = z.infer<typeof booked>
export type FaqContent = z.infer<typeof faq>
export type LocationContent = z.infer<typeof location>
export type InquiriesContent = z.infer<typeof inquiries>
export type QuoteBuilderContent = z.infer<typeof quoteBuilder>
export type ServicesContent = z.infer<typeof services>
export type NotFoundContent = z.infer<typeof notFound>
export type FooterContent = z.infer<typeof footer>
