import type { Field, ObjectField, VariableFieldType } from '@sveltia/cms'
import { inWords } from '../../content-schema/labelled.ts'
import { isPicture, isRecord } from '../../editor/form-values.ts'
import {
  constantsOf,
  type JsonSchema,
  type NameList,
  resolved,
  type Union,
  unionOf,
  valueKey,
  withoutNull,
} from '../../editor/json-schema.ts'

/** What fields are made with, besides their own schema. */
export interface FormContext {
  /** The schema of the whole file. */
  readonly root: JsonSchema
  /** The names that the content has, by list. */
  readonly names: Readonly<Record<NameList, readonly string[]>>
  /** The folder of the pictures, from the root of the repository. */
  readonly mediaFolder: string
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
  const common = {
    name,
    label: schema.title ?? inWords(name),
    required: isRequired && !isNullable && !mayBeEmpty(schema),
    ...(hintOf(schema) && { hint: hintOf(schema) }),
    ...(schema.isFixed && { comment: fixedComment }),
    ...(schema.initial !== undefined && { default: schema.initial }),
  }
  const union = unionOf(schema, choices.root)
  if (union) {
    return { ...common, widget: 'object', ...typesOf(union, choices) } as ObjectField
  }
  return { ...common, ...widgetOf(schema, choices) } as Field
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
        ...summaryOf(schema),
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
      ...summaryOf(item),
      ...thumbnailOf(item),
      fields: formFieldsOf(item, choices),
    }
  }
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
      ...summaryOf(schema),
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
function summaryOf({ properties = {} }: JsonSchema) {
  const key = summaryKeys.find((name) => properties[name]?.type === 'string')
  return key ? { summary: `{{fields.${key}}}` } : {}
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

/**
 * A number is typed as text: a field for numbers drops what is before a comma, so that 83,50 would
 * be saved as 50
 * (https://github.com/sveltia/sveltia-ui/blob/main/src/lib/components/text-field/number-input.svelte).
 */
function numberOf({ type, minimum = -Infinity, exclusiveMinimum, maximum }: JsonSchema) {
  const sign = minimum < 0 ? '-?' : ''
  const cents = type === 'integer' ? '' : '(\\.\\d+)?'
  const from = Number.isFinite(minimum) ? minimum : exclusiveMinimum
  const example = type === 'integer' ? '3' : '83.5'
  const range = from !== undefined && maximum !== undefined ? ` from ${from} to ${maximum}` : ''
  return {
    widget: 'string',
    pattern: [`^${sign}\\d+${cents}$`, `Write a number${range}, such as ${example}.`],
  }
}

function textOf(schema: JsonSchema) {
  const { pattern = blank, example, minLength, maxLength } = schema
  if (schema.isMarkdown) return markdown
  if (schema.isColour) return { widget: 'color' }
  if (schema.isDay) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' }
  }
  return {
    widget: schema.isLong ? 'text' : 'string',
    // Sveltia takes a slash at the end for the end of the pattern, and does not start with what is then left.
    ...(pattern !== blank && { pattern: [`/${pattern}/`, `Write ${example}.`] }),
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  }
}

/** Only the marks that an article may have. */
const markdown = {
  widget: 'markdown',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: ['picture', 'table', 'tip', 'highlight'],
}

/** The pattern of texts that must not be empty. */
const blank = '\\S'

const fixedComment = 'Never change it once it is published: links and other pages go by it.'

/**
 * What is said below a field: what its value is for. What only says how to write a name is left out where the name is
 * chosen from a list. Sveltia reads hints as Markdown; ours mention its marks, so the marks are escaped.
 */
function hintOf({ description = '', names }: JsonSchema): string {
  const isChosen = names && /^The (?:name|id) of/.test(description)
  return isChosen ? '' : description.replace(/[*_~[\]`]/g, '\\$&')
}
