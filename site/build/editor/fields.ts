import type { Field, ObjectField, VariableFieldType } from '@sveltia/cms'
import { inWords } from '../../content-schema/labelled.ts'
import { isPicture, isRecord } from '../../editor/form-values.ts'
import {
  constantsOf,
  type JsonSchema,
  type NameList,
  resolved,
  type TranslatedText,
  translatedOf,
  type Union,
  unionOf,
  valueKey,
  withoutNull,
} from '../../editor/json-schema.ts'
import { numberOf, textOf } from './typed-fields.ts'

/** What fields are made with, besides their own schema. */
export interface FormContext {
  /** The schema of the whole file. */
  readonly root: JsonSchema
  /** The names that the content has, by list. */
  readonly names: Readonly<Record<NameList, readonly string[]>>
  /** The folder of the pictures, from the root of the repository. */
  readonly mediaFolder: string
  /** The languages besides English in which texts are edited; without any, a text is English alone. */
  readonly languages: readonly string[]
}

/** The fields of a form for an object: one for each key of its schema, in its order. */
export function formFieldsOf(unresolved: JsonSchema, choices: FormContext): Field[] {
  const schema = resolved(unresolved, choices.root)
  const constants = constantsOf(schema)
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== '$schema' && !(key in constants))
    .map(([key, property]) =>
      fieldOf(key, property, schema.required?.includes(key) ?? false, choices),
    )
}

function fieldOf(
  name: string,
  unresolved: JsonSchema,
  isRequired: boolean,
  choices: FormContext,
): Field {
  const { schema, isNullable } = withoutNull(resolved(unresolved, choices.root))
  const translated = translatedOf(schema)
  if (translated && choices.languages.length === 0)
    return fieldOf(name, translated.plain, isRequired, choices)
  const common = {
    name,
    label: schema.title ?? inWords(name),
    required: isRequired && !isNullable && !mayBeEmpty(schema),
    ...(hintOf(schema) && { hint: hintOf(schema) }),
    ...(schema.isFixed && { comment: fixedComment }),
    ...(schema.initial !== undefined && { default: schema.initial }),
  }
  if (translated) {
    return { ...common, widget: 'object', collapsed: 'auto', ...languagesOf(translated, choices) }
  }
  const union = unionOf(schema, choices.root)
  if (union) {
    return { ...common, widget: 'object', ...typesOf(union, choices) } as ObjectField
  }
  return { ...common, ...widgetOf(schema, choices) } as Field
}

/** A field for the text in each language, and how the text is shown while they are closed. */
function languagesOf({ plain, texts }: TranslatedText, choices: FormContext) {
  const fields = ['en', ...choices.languages].map((code) => {
    const { title = code } = texts.properties?.[code] ?? {}
    const { description: _, ...schema } = plain
    return fieldOf(code, { ...schema, title }, code === 'en', choices)
  })
  return { summary: '{{fields.en}}', fields }
}

/** Whether this is a list that may have no entries. */
function mayBeEmpty({ type, minItems = 0 }: JsonSchema): boolean {
  return type === 'array' && minItems === 0
}

function widgetOf(schema: JsonSchema, choices: FormContext) {
  if (isPicture(schema)) return pictureOf(schema, choices)
  const names = schema.names ? choices.names[schema.names] : []
  // Sveltia does not start with a choice of nothing.
  if (names.length > 0) return { widget: 'select', options: [...names] }
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.const) return { widget: 'select', options: [schema.const] }
  switch (schema.type) {
    case 'array':
      return listWidgetOf(schema, choices)
    case 'object':
      if (isRecord(schema))
        return {
          widget: 'keyvalue',
          key_label: 'What is asked (id)',
          value_label: 'How many, or the option (id)',
        }
      return {
        widget: 'object',
        collapsed: 'auto',
        ...summaryOf(schema, choices),
        ...thumbnailOf(schema),
        fields: formFieldsOf(schema, choices),
      }
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return { widget: 'boolean' }
    default:
      return textOf(schema)
  }
}

function listWidgetOf({ items = {}, minItems }: JsonSchema, choices: FormContext) {
  const item = resolved(items, choices.root)
  const list = {
    widget: 'list',
    label_singular: item.title ?? 'entry',
    collapsed: 'auto',
    ...(minItems && { min: minItems }),
  }
  const union = unionOf(item, choices.root)
  if (union) return { ...list, ...typesOf(union, choices) }
  if (item.type === 'object') {
    return {
      ...list,
      ...summaryOf(item, choices),
      ...thumbnailOf(item),
      fields: formFieldsOf(item, choices),
    }
  }
  const translated = translatedOf(item)
  if (translated && choices.languages.length > 0)
    return { ...list, ...languagesOf(translated, choices) }
  const field = fieldOf(valueKey, withoutHint(item), true, choices)
  return { ...list, field: { ...field, label: inWords(item.title ?? 'entry') } }
}

/** The shapes that a value may have; people choose one first when they fill in the form. */
function typesOf({ key, variants }: Union, choices: FormContext) {
  const types = variants.map(({ name, schema }): VariableFieldType => {
    const constant = Object.keys(constantsOf(schema)).at(-1) ?? key
    const { description = inWords(name) } = schema.properties?.[constant] ?? schema
    return {
      name,
      label: description.replace(/\.$/, ''),
      ...summaryOf(schema, choices),
      fields:
        schema.type === 'object'
          ? formFieldsOf(schema, choices)
          : [fieldOf(valueKey, withoutHint(schema), true, choices)],
    }
  })
  return { typeKey: key, types }
}

/** A schema without its description, which is the label already, or that of its list. */
function withoutHint({ description, ...schema }: JsonSchema): JsonSchema {
  return schema
}

/** The keys whose texts tell entries of a list apart, the best first. */
const summaryKeys = [
  'label',
  'name',
  'title',
  'one',
  'heading',
  'question',
  'caption',
  'alt',
  'text',
  'id',
]

/** The text of an entry that is collapsed. */
function summaryOf({ properties = {} }: JsonSchema, { languages }: FormContext) {
  const isTranslated = (name: string) => translatedOf(properties[name] ?? {}) !== undefined
  const key = summaryKeys.find((name) => properties[name]?.type === 'string' || isTranslated(name))
  if (!key) return {}
  return {
    summary:
      isTranslated(key) && languages.length > 0 ? `{{fields.${key}.en}}` : `{{fields.${key}}}`,
  }
}

/** The picture of an entry, small next to its summary. */
function thumbnailOf({ properties = {} }: JsonSchema) {
  const picture = Object.keys(properties).find((name) => isPicture(properties[name] ?? {}))
  return picture ? { thumbnail: picture } : {}
}

function pictureOf({ names }: JsonSchema, { mediaFolder }: FormContext) {
  return {
    widget: 'image',
    media_folder: `/${mediaFolder}/${names}`,
    public_folder: `/${names}`,
    choose_url: false,
    accept: 'image/jpeg,image/png,image/webp',
  }
}

const fixedComment = 'Never change it once it is published: links and other pages go by it.'

/**
 * What is said below a field: what its value is for. What only says how to write a name is left out where the name is
 * chosen from a list. Sveltia reads hints as Markdown; ours mention its marks, so the marks are escaped.
 */
function hintOf({ description = '', names }: JsonSchema): string {
  const isChosen = names && /^The (?:name|id) of/.test(description)
  return isChosen ? '' : description.replace(/[*_~[\]`]/g, '\\$&')
}
