import { basename, join, relative, sep } from 'node:path'
import type { Collection, CollectionFile } from '@sveltia/cms'
import { normalizePath } from 'vite'
import { article } from '../../content-schema/article.ts'
import {
  contentFiles,
  type FileKind,
  jsonSchemaOf,
  type Part,
  schemaName,
  serviceKind,
} from '../../content-schema/files.ts'
import type { EditorData, FileFormat, LocalFolder } from '../../editor/editor-data.ts'
import type { PictureFiles } from '../../editor/form-values.ts'
import type { JsonSchema, NameList } from '../../editor/json-schema.ts'
import { repositoryOf } from '../environment/repository.ts'
import { namesIn, readableIn } from '../file-check/existing.ts'
import { folders, originalsIn } from '../pictures/originals.ts'
import { editedLanguages } from './edited-languages.ts'
import { type FormContext, formFieldsOf } from './fields.ts'

/** The content that the editor edits, and where it is. */
interface EditedContent {
  /** The folder of content. */
  readonly folder: string
  /** The same folder, from the root of its repository. */
  readonly path: string
  /** The repository at GitHub, as owner/name; undefined for a folder on this computer. */
  readonly repository?: string
  /** The name of the folder that the owner chooses on this computer. */
  readonly folderName: string
  readonly branch?: string
}

/** The parts of the menu that are lists of files, in order. */
const parts: readonly { name: Part; label: string; icon: string }[] = [
  { name: 'quotes', label: 'Around the services', icon: 'request_quote' },
  { name: 'work', label: 'Reviews and pictures', icon: 'photo_library' },
  { name: 'pages', label: 'Pages', icon: 'web' },
  { name: 'company', label: 'Company and colours', icon: 'storefront' },
]

/** The forms for a folder of content, and how its files are read and written. */
export function editorData(content: EditedContent): EditorData {
  const { folder, path, repository } = content
  const formats: Record<string, FileFormat> = {}
  const languages = editedLanguages(folder)
  const serviceName = languages.length > 0 ? 'name.en' : 'name'
  // Also lists the format of the files that the form edits.
  const formOf = (name: string, schema: JsonSchema, kind: FileFormat['kind'], schemaPath = '') => {
    formats[name] = { schema, kind, schemaPath }
    const choices: FormContext = {
      root: schema,
      names: choicesIn(folder),
      mediaFolder: `${path}/media`,
      languages,
    }
    return { format: name, fields: formFieldsOf(schema, choices) }
  }
  const fileOf = ([file, kind]: [string, FileKind]): CollectionFile => {
    const name = schemaName(file)
    return {
      name,
      label: kind.title,
      file: `${path}/${file}`,
      ...formOf(name, jsonSchemaOf(kind.schema, name), 'json', `schema/${name}.json`),
      ...galleryOf(kind, path),
    }
  }
  const collections: Collection[] = [
    {
      name: 'services',
      label: 'Services and prices',
      label_singular: 'Service',
      description: 'What you sell, what it asks, and what it costs.',
      icon: 'sell',
      folder: `${path}/services`,
      identifier_field: serviceName,
      summary: `{{${serviceName}}}`,
      sortable_fields: { fields: ['order', serviceName], default: { field: 'order' } },
      slug: {
        template: `{{${serviceName}}}`,
        editable: ['create'],
        hint: 'What the service goes by, for ever: small letters and hyphens, as dog-walks.',
        pattern: [
          '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
          'Write small letters and hyphens, as dog-walks.',
        ],
      },
      thumbnail: false,
      // A copy would repeat the name, the path and the codes of another service, which must be
      // unique.
      duplicate: false,
      ...formOf(
        'service',
        jsonSchemaOf(serviceKind.schema, 'service'),
        'json',
        '../schema/service.json',
      ),
    },
    {
      name: 'articles',
      label: 'Articles',
      label_singular: 'Article',
      description: 'The blog. A new article is held back until you switch Draft off.',
      icon: 'article',
      folder: `${path}/articles`,
      // A draft says so in the list of articles and over its own form.
      summary: "{{draft | ternary('Draft: ', '')}}{{title}}",
      slug: {
        template: '{{title}}',
        editable: ['create'],
        hint: 'Its address in the blog.',
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Write small letters, digits and single hyphens.'],
      },
      sortable_fields: {
        fields: ['date', 'title'],
        default: { field: 'date', direction: 'descending' },
      },
      ...formOf('article', articleSchema(), 'article'),
    },
    ...parts.map(({ name, ...part }) => ({
      name,
      ...part,
      files: Object.entries(contentFiles)
        .filter(([, kind]) => kind.part === name)
        .map(fileOf),
    })),
  ]
  return {
    name: companyNameIn(folder),
    isLocal: repository === undefined,
    formats,
    pictures: picturesIn(folder),
    languages,
    config: {
      backend: {
        name: 'github',
        repo: repository ?? `this-computer/${content.folderName}`,
        ...(content.branch && { branch: content.branch }),
        // Signing in with a token needs no server.
        auth_methods: ['token'],
      },
      media_folder: `${path}/media/masters`,
      public_folder: '/masters',
      asset_collections: [
        {
          name: 'gallery',
          label: 'Gallery',
          media_folder: `${path}/media/gallery`,
          public_folder: '/gallery',
        },
        {
          name: 'people',
          label: 'People',
          media_folder: `${path}/media/people`,
          public_folder: '/people',
        },
        { name: 'icons', label: 'Icons', media_folder: `${path}/icons`, public_folder: '/icons' },
        {
          name: 'drawings',
          label: 'Drawings',
          media_folder: `${path}/media/drawings`,
          public_folder: '/drawings',
        },
        {
          name: 'tiles',
          label: 'Tiles',
          media_folder: `${path}/media/tiles`,
          public_folder: '/tiles',
        },
      ],
      // Stock pictures would come from other hosts.
      media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
      slug: { encoding: 'ascii', clean_accents: true },
      editor: { preview: false },
      show_preview_links: false,
      collections,
    },
  }
}

/**
 * The folder of the pictures of a file that uses the gallery. Its fields name the folder too, but
 * Sveltia ignores the fields of an object within a list
 * (https://github.com/sveltia/sveltia-cms/blob/main/src/lib/components/contents/details/fields/object/object-editor.svelte).
 */
function galleryOf(kind: FileKind, path: string) {
  const usesGallery = JSON.stringify(jsonSchemaOf(kind.schema, '')).includes('"names":"gallery"')
  return usesGallery && { media_folder: `/${path}/media/gallery`, public_folder: '/gallery' }
}

/** The fields of an article, and the text below them. */
function articleSchema(): JsonSchema {
  const { properties = {}, required = [], ...schema } = jsonSchemaOf(article, 'article')
  // Whether visitors see it comes first.
  const { draft = {}, ...others } = properties
  const body: JsonSchema = {
    type: 'string',
    isMarkdown: true,
    title: 'The article itself',
    description:
      'An intro of one paragraph, then sections, each with a heading. Facts may be in braces, as {phone}.',
  }
  return { ...schema, properties: { draft, ...others, body }, required: [...required, 'body'] }
}

/** The names that forms offer: of the films, those whose first frame is in the gallery. */
function choicesIn(folder: string): Record<NameList, readonly string[]> {
  const names = namesIn(folder)
  return { ...names, films: names.films.filter((film) => names.gallery.includes(film)) }
}

/** The company's name; '' while its file has none. */
function companyNameIn(folder: string): string {
  const { name } = readableIn(folder, 'business.json')
  return typeof name === 'string' ? name : ''
}

/** The files of the pictures, by the names that the content uses for them. */
function picturesIn(folder: string): PictureFiles {
  const media = join(folder, 'media')
  return Object.fromEntries(
    folders.map((place) => [
      place,
      Object.fromEntries(originalsIn(place, { media }).map(({ name, file }) => [name, file])),
    ]),
  )
}

/**
 * The folder that the owner opens to edit a folder of content: the nearest git repository around
 * it. Without a repository, it is the folder in which the owner should make one.
 */
export function localFolderOf(content: string): LocalFolder {
  const { root, hasGit } = repositoryOf(content)
  const isInProject = `${normalizePath(content)}/`.startsWith(`${normalizePath(root)}/`)
  const path = hasGit || isInProject ? root : content
  return {
    name: basename(path),
    path,
    contentPath: relative(path, content).replaceAll(sep, '/'),
    hasGit,
  }
}
