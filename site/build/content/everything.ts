import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import * as about from '../../content/about.ts'
import * as airbnb from '../../content/airbnb.ts'
import * as business from '../../content/business.ts'
import * as commercial from '../../content/commercial.ts'
import * as contactStep from '../../content/contact-step.ts'
import * as faq from '../../content/faq.ts'
import * as gallery from '../../content/gallery.ts'
import * as location from '../../content/location.ts'
import * as pressureWashing from '../../content/pressure-washing.ts'
import * as residential from '../../content/residential.ts'
import * as reviews from '../../content/reviews.ts'
import * as serviceCards from '../../content/service-cards.ts'
import * as social from '../../content/social.ts'
import * as transformations from '../../content/transformations.ts'
import { typicalOf } from '../../typical.ts'
import { contentFolder } from '../content-module.ts'
import { originals } from '../pictures/originals.ts'
import type { IsPage, Known } from './known.ts'
import { readCatalogue } from './read-catalogue.ts'
import { businessFile } from './schemas/business.ts'
import { contactStepFile } from './schemas/contact-step.ts'
import { reviewsFile, socialFile } from './schemas/home.ts'
import {
  aboutFile,
  airbnbFile,
  commercialFile,
  faqFile,
  locationFile,
  pressureWashingFile,
  residentialFile,
  serviceCardsFile,
  transformationsFile,
} from './schemas/pages.ts'
import { galleryFile } from './schemas/pictures.ts'

const media = fileURLToPath(new URL('../../media', import.meta.url))

/** The exports of every file of site/content that an owner edits, and what they ought to be. */
export function everything(isPage: IsPage): Record<string, [exports: object, schema: z.ZodType]> {
  const { pages } = readCatalogue(contentFolder)
  const known = knownTo(
    isPage,
    pages.map(({ id }) => id),
  )
  const facts = { area: business.area, typical: typicalOf(pages) }
  return {
    about: [about, aboutFile],
    airbnb: [airbnb, airbnbFile],
    business: [business, businessFile(isPage)],
    commercial: [commercial, commercialFile],
    'contact-step': [contactStep, contactStepFile],
    faq: [{ ...faq, faq: faq.faq(facts) }, faqFile(known)],
    gallery: [gallery, galleryFile(known)],
    location: [location, locationFile],
    'pressure-washing': [pressureWashing, pressureWashingFile(known)],
    residential: [residential, residentialFile],
    reviews: [reviews, reviewsFile],
    'service-cards': [serviceCards, serviceCardsFile(known)],
    social: [social, socialFile],
    transformations: [transformations, transformationsFile(known)],
  }
}

function knownTo(isPage: IsPage, services: readonly string[]): Known {
  const files = readdirSync(media)
  return {
    isPage,
    services,
    masters: originals('masters'),
    gallery: originals('gallery'),
    films: files
      .filter((file) => file.endsWith('.av1.mp4'))
      .map((file) => file.replace('.av1.mp4', ''))
      .filter((name) => files.includes(`${name}.h264.mp4`)),
  }
}
