import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import * as pages from '../../content-schema/pages.ts'
import { businessFile } from './files/business.ts'
import { chargesFile } from './files/charges.ts'
import { codesFile } from './files/codes.ts'
import { contactStepFile } from './files/contact-step.ts'
import { extrasFile } from './files/extras.ts'
import { galleryFile } from './files/gallery.ts'
import { lookFile } from './files/look.ts'
import { offerFile } from './files/offer.ts'
import { reviewsFile } from './files/reviews.ts'
import { serviceFile } from './files/service.ts'
import { wizardFile } from './files/wizard.ts'
import type { Known } from './parts/known.ts'
import { transformationsFile } from './parts/transformations.ts'

/** The part of the editor's menu that a file is in. */
export type Part = 'services' | 'quotes' | 'work' | 'pages' | 'company'

/** A kind of content file. Owners edit them all, except codes.json, which builds write. */
export interface FileKind {
  /** What a file of this kind must contain. */
  readonly schema: (known: Known) => z.ZodType
  /** What editors call it. */
  readonly title: string
  /** The name of its JSON Schema; files that builds write have none. */
  readonly schemaName?: string
  /** Its part of the editor's menu; files that builds write are not in it. */
  readonly part?: Part
  /** The company may do without the file. */
  readonly isOptional?: true
  /** Names in braces that are not facts, but filled in later, such as `count`. */
  readonly otherPlaceholders?: readonly string[]
}

const page = (name: string, schema: z.ZodType, title: string): FileKind => ({
  schema: () => schema,
  title,
  schemaName: `page-${name}`,
  part: 'pages',
})

/** Every JSON file of a folder of content except the services, by its name within the folder. */
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
    otherPlaceholders: ['off'],
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
    schema: () => pages.footer,
    title: 'The end of every page',
    schemaName: 'footer',
    part: 'company',
  },
  'pages/home.json': page('home', pages.home, 'The home page'),
  'pages/about.json': page('about', pages.about, 'The page /about'),
  'pages/inquiries.json': page('inquiries', pages.inquiries, 'The page /inquiries'),
  'pages/services.json': page('services', pages.services, 'The page /services'),
  'pages/blog.json': page('blog', pages.blog, 'The page /blog'),
  'pages/article.json': page('article', pages.article, 'Around the articles'),
  'pages/faq.json': page('faq', pages.faq, 'The page /faq'),
  'pages/location.json': page('location', pages.location, 'The page /location'),
  'pages/quote-builder.json': page('quote-builder', pages.quoteBuilder, 'The page /quote-builder'),
  'pages/booked.json': page('booked', pages.booked, 'The page /booked'),
  'pages/not-found.json': page(
    'not-found',
    pages.notFound,
    'What an address shows that has no page',
  ),
}

export const serviceKind: FileKind = {
  schema: serviceFile,
  title: 'A service: what it asks and what it charges',
  schemaName: 'service',
  part: 'services',
  otherPlaceholders: ['count', 'Count'],
}

const catalogueFiles = ['extras.json', 'charges.json', 'wizard.json', 'offer.json', 'codes.json']

/** The files of the catalogue, by their names within the folder. */
export function catalogueFilesIn(folder: string): readonly string[] {
  return [...serviceFilesIn(folder), ...catalogueFiles]
}

export function kindOf(file: string): FileKind | undefined {
  return file.startsWith('services/') ? serviceKind : contentFiles[file]
}

/** The files of the services in a folder of content. */
export function serviceFilesIn(folder: string): readonly string[] {
  const servicesFolder = join(folder, 'services')
  if (!existsSync(servicesFolder)) return []
  return readdirSync(servicesFolder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `services/${file}`)
}
