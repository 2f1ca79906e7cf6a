import { z } from 'zod'
import type { JsonSchema } from '../editor/json-schema.ts'
import { business } from './company.ts'
import { look } from './look.ts'
import * as pages from './pages.ts'
import * as quotes from './quotes.ts'
import { service } from './services.ts'
import { gallery, reviews, transformations } from './work.ts'

/** The part of the editor's menu that a file is in. */
export type Part = 'services' | 'quotes' | 'work' | 'pages' | 'company'

/** A kind of content file. Owners edit them all, except codes.json, which builds write. */
export interface FileKind {
  /** What a file of this kind must contain. */
  readonly schema: z.ZodType
  /** What editors call it. */
  readonly title: string
  /** Its part of the editor's menu; files that builds write are not in it. */
  readonly part?: Part
  /** The company may do without the file. */
  readonly isOptional?: true
  /** Names in braces that are not facts, but filled in later, such as `count`. */
  readonly otherPlaceholders?: readonly string[]
}

/** Every JSON file of a folder of content except the services, by its name within the folder. */
export const contentFiles: Readonly<Record<string, FileKind>> = {
  'business.json': { schema: business, title: 'The company', part: 'company' },
  'extras.json': { schema: quotes.extras, title: 'Extras', part: 'quotes' },
  'charges.json': { schema: quotes.charges, title: 'Minimum and taxes', part: 'quotes' },
  'wizard.json': {
    schema: quotes.wizard,
    title: 'Words of the quote builder',
    part: 'quotes',
    otherPlaceholders: ['off'],
  },
  'contact-step.json': { schema: quotes.contactStep, title: 'The contact step', part: 'quotes' },
  'offer.json': { schema: quotes.offer, title: 'The offer', part: 'quotes', isOptional: true },
  'codes.json': { schema: quotes.codes, title: 'The codes of links', isOptional: true },
  'look.json': {
    schema: look,
    title: 'Colours, and the picture of a shared link',
    part: 'company',
  },
  'reviews.json': { schema: reviews, title: 'Reviews', part: 'work' },
  'gallery.json': { schema: gallery, title: 'Gallery', part: 'work' },
  'transformations.json': {
    schema: transformations,
    title: 'Places before and after',
    part: 'work',
  },
  'footer.json': { schema: pages.footer, title: 'The end of every page', part: 'company' },
  'pages/home.json': { schema: pages.home, title: 'The home page', part: 'pages' },
  'pages/about.json': { schema: pages.about, title: 'The page /about', part: 'pages' },
  'pages/inquiries.json': { schema: pages.inquiries, title: 'The page /inquiries', part: 'pages' },
  'pages/services.json': { schema: pages.services, title: 'The page /services', part: 'pages' },
  'pages/blog.json': { schema: pages.blog, title: 'The page /blog', part: 'pages' },
  'pages/article.json': { schema: pages.article, title: 'Around the articles', part: 'pages' },
  'pages/faq.json': { schema: pages.faq, title: 'The page /faq', part: 'pages' },
  'pages/location.json': { schema: pages.location, title: 'The page /location', part: 'pages' },
  'pages/quote-builder.json': {
    schema: pages.quoteBuilder,
    title: 'The page /quote-builder',
    part: 'pages',
  },
  'pages/booked.json': { schema: pages.booked, title: 'The page /booked', part: 'pages' },
  'pages/not-found.json': {
    schema: pages.notFound,
    title: 'What an address shows that has no page',
    part: 'pages',
  },
}

export const serviceKind: FileKind = {
  schema: service,
  title: 'A service: what it asks and what it charges',
  part: 'services',
  otherPlaceholders: ['count', 'Count'],
}

export function kindOf(file: string): FileKind | undefined {
  return file.startsWith('services/') ? serviceKind : contentFiles[file]
}

/** The name of a file's JSON Schema: `page-home` for pages/home.json. */
export function schemaName(file: string): string {
  return file.replace('pages/', 'page-').replace('.json', '')
}

/** The JSON Schema of a kind of file, in version 7, which every editor knows. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema
}

/** The JSON Schemas for editors: the text of each file of site/content/schema, by its name. */
export function jsonSchemaTexts(): Readonly<Record<string, string>> {
  const edited = Object.entries(contentFiles).filter(([, { part }]) => part)
  return Object.fromEntries(
    [['service.json', serviceKind] as const, ...edited].map(([file, { schema, title }]) => {
      const text = JSON.stringify({ title, ...jsonSchemaOf(schema) }, null, 2)
      return [`${schemaName(file)}.json`, `${text}\n`]
    }),
  )
}
