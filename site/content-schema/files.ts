import { z } from 'zod'
import type { JsonSchema } from '../editor/json-schema.ts'
import { business } from './company.ts'
import * as everyPage from './every-page.ts'
import { labelled } from './labelled.ts'
import { look } from './look.ts'
import { nextSteps } from './next-steps.ts'
import * as pages from './pages.ts'
import * as quotes from './quotes.ts'
import { service } from './services.ts'
import { textShapes } from './translated.ts'
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
  /** Names in braces that are not facts, but filled in later, such as `count`: by the key they are for, or `all`. */
  readonly otherPlaceholders?: Readonly<Record<string, readonly string[]>>
  /** Keys of texts whose braces stand for what is known of a lead, and not for facts. */
  readonly leadKeys?: readonly string[]
}

/** Every JSON file of a folder of content except the services, by its name within the folder. */
export const contentFiles: Readonly<Record<string, FileKind>> = {
  'business.json': ofPart('company', business, 'The company', {
    otherPlaceholders: { textReply: ['visitor', 'quote_link'] },
  }),
  'extras.json': ofPart('quotes', quotes.extras, 'Extras'),
  'charges.json': ofPart('quotes', quotes.charges, 'Minimum and taxes'),
  'wizard.json': ofPart('quotes', quotes.wizard, 'Words of the quote builder', {
    otherPlaceholders: { all: ['off'] },
  }),
  'contact-step.json': ofPart('quotes', quotes.contactStep, 'The contact step'),
  'next-steps.json': ofPart('quotes', nextSteps, 'Next steps, once a quote has arrived', {
    isOptional: true,
    leadKeys: ['url', 'message'],
  }),
  'offer.json': ofPart('quotes', quotes.offer, 'The offer', { isOptional: true }),
  'codes.json': { schema: quotes.codes, title: 'The codes of links', isOptional: true },
  'look.json': ofPart('company', look, 'Colours, and the picture of a shared link'),
  'reviews.json': ofPart('work', reviews, 'Reviews'),
  'gallery.json': ofPart('work', gallery, 'Gallery'),
  'transformations.json': ofPart('work', transformations, 'Places before and after'),
  'footer.json': ofPart('company', everyPage.footer, 'The end of every page'),
  'consent.json': ofPart('company', everyPage.consent, 'The question before counting', {
    isOptional: true,
  }),
  'pages/home.json': ofPart('pages', pages.home, 'The home page'),
  'pages/about.json': ofPart('pages', pages.about, 'The page /about'),
  'pages/inquiries.json': ofPart('pages', pages.inquiries, 'The page /inquiries'),
  'pages/services.json': ofPart('pages', pages.services, 'The page /services'),
  'pages/blog.json': ofPart('pages', pages.blog, 'The page /blog'),
  'pages/article.json': ofPart('pages', pages.article, 'Around the articles'),
  'pages/faq.json': ofPart('pages', pages.faq, 'The page /faq'),
  'pages/location.json': ofPart('pages', pages.location, 'The page /location'),
  'pages/quote-builder.json': ofPart('pages', pages.quoteBuilder, 'The page /quote-builder'),
  'pages/booked.json': ofPart('pages', pages.booked, 'The page /booked'),
  'pages/not-found.json': ofPart('pages', pages.notFound, 'What an address shows that has no page'),
}

function ofPart(part: Part, schema: z.ZodType, title: string, more?: Partial<FileKind>): FileKind {
  return { schema, title, part, ...more }
}

export const serviceKind: FileKind = {
  schema: service,
  title: 'A service: what it asks and what it charges',
  part: 'services',
  otherPlaceholders: { all: ['count', 'Count'] },
}

export function kindOf(file: string): FileKind | undefined {
  return file.startsWith('services/') ? serviceKind : contentFiles[file]
}

/** The name of a file's JSON Schema: `page-home` for pages/home.json. */
export function schemaName(file: string): string {
  return file.replace('pages/', 'page-').replace('.json', '')
}

/**
 * The JSON Schema of a kind of file, in version 7, which every editor knows, with a label for each
 * field. `name` is that of the schema.
 */
export function jsonSchemaOf(schema: z.ZodType, name: string): JsonSchema {
  const written = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const anyOf = textShapes(zodSchema)
      if (anyOf) Object.assign(jsonSchema, { anyOf })
    },
  })
  return labelled(written as JsonSchema, [name])
}

/** The JSON Schemas for editors: the text of each file of site/content/schema, by its name. */
export function jsonSchemaTexts(): Readonly<Record<string, string>> {
  const edited = Object.entries(contentFiles).filter(([, { part }]) => part)
  return Object.fromEntries(
    [['service.json', serviceKind] as const, ...edited].map(([file, { schema, title }]) => {
      const name = schemaName(file)
      const text = JSON.stringify({ title, ...jsonSchemaOf(schema, name) }, null, 2)
      return [`${name}.json`, `${text}\n`]
    }),
  )
}
