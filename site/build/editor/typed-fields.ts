import type { JsonSchema } from '../../editor/json-schema.ts'

/**
 * A number is typed as text: a field for numbers drops what is before a comma, so that 83,50 would
 * be saved as 50
 * (https://github.com/sveltia/sveltia-ui/blob/main/src/lib/components/text-field/number-input.svelte).
 */
export function numberOf({ type, minimum = -Infinity, exclusiveMinimum, maximum }: JsonSchema) {
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

/** A field for words, as long as the schema allows. */
export function textOf(schema: JsonSchema) {
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
