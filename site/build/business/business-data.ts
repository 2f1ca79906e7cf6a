import {
  type Account,
  businessShape,
  type QuoteBusinessData,
} from '../../../widgets/rules/company/business.ts'
import type { Catalogue, Question } from '../../../widgets/rules/company/catalogue.ts'
import { closedDatesOf } from '../../../widgets/rules/company/coming-days.ts'
import { hashOf } from '../../../widgets/rules/text/hash.ts'
import type { ContactStep } from '../../content-schema/quotes.ts'
import { readCatalogue } from '../content/read-catalogue.ts'
import { readNextSteps } from '../content/read-next-steps.ts'
import { readCompany, readerOf } from '../content/reader.ts'
import { colourTokens, readLook } from '../look/colours.ts'
import { markForPages } from '../look/mark.ts'
import { tilePictures } from './tile-pictures.ts'

/** What the environment of a build adds to the content. */
interface BuildValues {
  /** SITE_URL as it is set, because widgets must not lead to a local address; '' if it is not. */
  siteUrl: string
  /** Where leads go; null for the mailbox. */
  account: Account | null
  /** The newest release; '' before the first. */
  newestRelease: string
}

/** The company of a folder of content, as both widgets read it. */
export async function businessData(
  folder: string,
  { siteUrl, account, newestRelease }: BuildValues,
): Promise<QuoteBusinessData> {
  const { catalogue, serviceNames, words, offer } = readCatalogue(folder)
  const { preferredDay, postalCode } = readerOf(folder)<ContactStep>('contact-step.json')
  const { colours, spark = true } = readLook(folder)
  const facts = readCompany(folder)
  const nextSteps = readNextSteps(folder)
  const languages = facts.languages.filter((code) => code !== 'en')
  return {
    shape: businessShape,
    newestRelease,
    priceList: priceListHash(catalogue),
    company: {
      name: facts.name,
      phone: facts.phone,
      telHref: facts.telHref,
      email: facts.email,
      street: facts.street,
      city: facts.postalTown,
      area: facts.area,
      site: siteUrl && new URL(siteUrl).host,
      timeZone: facts.timeZone,
      hours: facts.hours,
      responseHours: facts.responseHours,
      ...(facts.textReply && { textReply: facts.textReply }),
    },
    siteUrl,
    conventions: facts.conventions,
    privacy: facts.privacyNotice,
    colours: Object.fromEntries(colourTokens(colours)),
    account,
    ...(languages.length > 0 && { languages }),
    services: serviceNames,
    catalogue,
    words,
    offer: offer && { percent: offer.percent, struck: offer.struck },
    testimonial: facts.testimonial,
    contactStep: {
      preferredDay,
      specialDays: facts.specialDays,
      closedDates: closedDatesOf(facts.specialDays),
      postalCode,
    },
    ...(nextSteps.length > 0 && { nextSteps }),
    hasSpark: spark,
    logo: await markForPages(folder),
    pictures: await tilePictures(folder),
  }
}

/** A short hash of all that a quote may charge: it changes with every amount, percent and tax. */
export function priceListHash({ services, extras, charges }: Catalogue): string {
  const steps = [...services.flatMap((service) => service.steps), extras]
  const amounts = steps.flatMap(({ questions }) => questions).flatMap(amountsOf)
  return hashOf(JSON.stringify([amounts, charges]))
}

/** The id of each answer, and what it charges. */
function amountsOf(question: Question): readonly (readonly unknown[])[] {
  switch (question.kind) {
    case 'counts':
      return question.counts.map(({ id, each }) => [id, each])
    case 'one':
      return question.options.map(({ id, price, percent }) => [id, price, percent])
    case 'many':
      return question.options.map(({ id, price }) => [id, price])
    case 'yes':
      return [[question.id, question.price]]
    case 'area':
      return question.groups.map(({ id, fee }) => [id, fee])
  }
}
