import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Known } from './known.ts'
import { aboutFile } from './schemas/about.ts'
import { articleFile } from './schemas/article.ts'
import { blogFile } from './schemas/blog.ts'
import { bookedFile } from './schemas/booked.ts'
import { businessFile } from './schemas/business.ts'
import { chargesFile } from './schemas/charges.ts'
import { codesFile } from './schemas/codes.ts'
import { contactStepFile } from './schemas/contact-step.ts'
import { extrasFile } from './schemas/extras.ts'
import { faqFile } from './schemas/faq.ts'
import { footerFile } from './schemas/footer.ts'
import { galleryFile } from './schemas/gallery.ts'
import { homeFile } from './schemas/home.ts'
import { inquiriesFile } from './schemas/inquiries.ts'
import { locationFile } from './schemas/location.ts'
import { lookFile } from './schemas/look.ts'
import { notFoundFile } from './schemas/not-found.ts'
import { offerFile } from './schemas/offer.ts'
import { quoteBuilderFile } from './schemas/quote-builder.ts'
import { reviewsFile } from './schemas/reviews.ts'
import { serviceFile } from './schemas/service.ts'
import { servicesFile } from './schemas/services.ts'
import { transformationsFile } from './schemas/transformations.ts'
import { wizardFile } from './schemas/wizard.ts'

/** The part of the editor's menu that a file is in. */
export type Part = 'services' | 'quotes' | 'work' | 'pages' | 'company'

/** A kind of file that an owner edits. */
export interface FileKind {
  /** What it must say. */
  readonly schema: (known: Known) => z.ZodType
  /** What it is about, for editors. */
  readonly title: string
  /** Of its JSON Schema. Builds write codes.json, which has none. */
  readonly schemaName?: string
  /** Where the editor has it; what builds write is not there. */
  readonly part?: Part
  /** Without it there is nothing of the kind. */
  readonly isOptional?: true
  /** What stays in braces, where something else is filled in. */
  readonly ownBraces?: readonly string[]
}

const page = (name: string, schema: FileKind['schema'], title: string): FileKind => ({
  schema,
  title,
  schemaName: `page-${name}`,
  part: 'pages',
})

/** Every file of a folder of content but the services, by its name within the folder. */
export const contentFiles: Readonly<Record<string, FileKind>> = {
  'business.json': {
    schema: businessFile,
    title: 'The company',
    schemaName: 'business',
    part: 'company',
  },
  'extras.json': {
    schema: () => extrasFile,
    title: 'Extras',
    schemaName: 'extras',
    part: 'quotes',
  },
  'charges.json': {
    schema: () => chargesFile,
    title: 'Minimum and taxes',
    schemaName: 'charges',
    part: 'quotes',
  },
  'wizard.json': {
    schema: () => wizardFile,
    title: 'Words of the quote builder',
    schemaName: 'wizard',
    part: 'quotes',
    ownBraces: ['off'],
  },
  'contact-step.json': {
    schema: contactStepFile,
    title: 'The contact step',
    schemaName: 'contact-step',
    part: 'quotes',
  },
  'offer.json': {
    schema: () => offerFile,
    title: 'The offer',
    schemaName: 'offer',
    part: 'quotes',
    isOptional: true,
  },
  'codes.json': { schema: () => codesFile, title: 'The codes of links', isOptional: true },
  'look.json': {
    schema: lookFile,
    title: 'Colours, and the picture of a shared link',
    schemaName: 'look',
    part: 'company',
  },
  'reviews.json': {
    schema: reviewsFile,
    title: 'Reviews',
    schemaName: 'reviews',
    part: 'work',
  },
  'gallery.json': {
    schema: galleryFile,
    title: 'Gallery',
    schemaName: 'gallery',
    part: 'work',
  },
  'transformations.json': {
    schema: transformationsFile,
    title: 'Places before and after',
    schemaName: 'transformations',
    part: 'work',
  },
  'footer.json': {
    schema: () => footerFile,
    title: 'The end of every page',
    schemaName: 'footer',
    part: 'company',
  },
  'pages/home.json': page('home', homeFile, 'The home page'),
  'pages/about.json': page('about', aboutFile, 'The page /about'),
  'pages/inquiries.json': page('inquiries', inquiriesFile, 'The page /inquiries'),
  'pages/services.json': page('services', servicesFile, 'The page /services'),
  'pages/blog.json': page('blog', () => blogFile, 'The page /blog'),
  'pages/article.json': page('article', () => articleFile, 'Around the articles'),
  'pages/faq.json': page('faq', faqFile, 'The page /faq'),
  'pages/location.json': page('location', locationFile, 'The page /location'),
  'pages/quote-builder.json': page(
    'quote-builder',
    () => quoteBuilderFile,
    'The page /quote-builder',
  ),
  'pages/booked.json': page('booked', bookedFile, 'The page /booked'),
  'pages/not-found.json': page(
    'not-found',
    () => notFoundFile,
    'What an address shows that has no page',
  ),
}

export const serviceKind: FileKind = {
  schema: serviceFile,
  title: 'A service: what it asks and what it charges',
  schemaName: 'service',
  part: 'services',
  ownBraces: ['count', 'Count'],
}

const catalogueFiles = ['extras.json', 'charges.json', 'wizard.json', 'offer.json', 'codes.json']

/** The files that say what is quoted, by their names within the folder. */
export function catalogueFilesIn(folder: string): readonly string[] {
  return [...serviceFilesIn(folder), ...catalogueFiles]
}

export function kindOf(file: string): FileKind | undefined {
  return file.startsWith('services/') ? serviceKind : contentFiles[file]
}

/** The files of the services in a folder of content. */
export function serviceFilesIn(folder: string): readonly string[] {
  const place = join(folder, 'services')
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `services/${file}`)
}
