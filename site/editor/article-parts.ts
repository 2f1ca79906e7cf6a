import type { EditorComponentDefinition } from '@sveltia/cms'
import { addressOf, nameOfPicture, type PictureFiles } from './form-values.ts'

/** A row of a highlight, whose label is bold. */
interface Row {
  label?: string
  text?: string
}

/**
 * What is inserted into an article, each with its Markdown and the fields to fill in: the two boxes,
 * a picture, and a table, of which Sveltia would spoil the lines.
 */
export const articleParts = (pictures: PictureFiles): readonly EditorComponentDefinition[] => [
  {
    id: 'tip',
    label: 'Tip',
    icon: 'lightbulb',
    fields: [
      { name: 'title', label: 'Title', widget: 'string' },
      { name: 'text', label: 'Text', widget: 'text', hint: 'One paragraph.' },
    ],
    pattern: /^:::tip\[(?<title>[^\n]*)\]\n(?<text>[\s\S]*?)\n:::$/m,
    toBlock: ({ title, text }) => `:::tip[${title}]\n${text}\n:::`,
    toPreview: ({ title, text }) => `**${title}**\n\n${text}`,
  },
  {
    id: 'highlight',
    label: 'Highlight',
    icon: 'format_list_bulleted',
    fields: [
      { name: 'title', label: 'Title', widget: 'string' },
      {
        name: 'rows',
        label: 'Rows',
        label_singular: 'Row',
        widget: 'list',
        collapsed: 'auto',
        summary: '{{fields.label}}',
        fields: [
          { name: 'label', label: 'Label', widget: 'string', hint: 'In bold, with a colon.' },
          { name: 'text', label: 'Text', widget: 'text' },
        ],
      },
    ],
    pattern: /^:::highlight\[(?<title>[^\n]*)\]\n(?<list>[\s\S]*?)\n:::$/m,
    fromBlock: ({ groups: { title = '', list = '' } = {} }) => ({ title, rows: rowsOf(list) }),
    toBlock: ({ title, rows }) => `:::highlight[${title}]\n${listOf(rows)}\n:::`,
    toPreview: ({ title, rows }) => `**${title}**\n\n${listOf(rows)}`,
  },
  {
    id: 'picture',
    label: 'Picture',
    icon: 'image',
    fields: [
      { name: 'picture', label: 'Picture', widget: 'image', choose_url: false },
      {
        name: 'alt',
        label: 'What the picture shows',
        widget: 'string',
        hint: 'For those who cannot see it.',
      },
      { name: 'caption', label: 'Caption', widget: 'string', required: false },
    ],
    pattern:
      /^!\[(?<alt>(?:\\.|[^\]\\\n])*)\]\((?<name>[^\s)]+)(?: "(?<caption>(?:\\.|[^"\\\n])*)")?\)$/m,
    fromBlock: ({ groups: { alt = '', name = '', caption = '' } = {} }) => ({
      picture: addressOf(name, 'masters', pictures),
      alt: unescaped(alt),
      caption: unescaped(caption),
    }),
    toBlock: ({ picture = '', alt = '', caption }) => {
      const title = caption ? ` "${caption.replace(/[\\"]/g, '\\$&')}"` : ''
      return `![${inBrackets(alt)}](${nameOfPicture(picture, pictures)}${title})`
    },
    toPreview: ({ picture = '', alt = '' }) => `![${inBrackets(alt)}](${picture})`,
  },
  {
    id: 'table',
    label: 'Table',
    icon: 'table',
    fields: [
      {
        name: 'rows',
        label: 'Rows',
        widget: 'text',
        default: '| Service | Price |\n|---|--:|\n| Gutters | $150 |',
        hint: 'One row a line, its cells between \\|. The second line is \\|---\\|---\\|; with --: the column is set right.',
      },
    ],
    pattern: /^(?<rows>\|[^\n]*\|\n\|[ :|-]+\|(?:\n\|[^\n]*\|)*)$/m,
    toBlock: ({ rows }) => rows,
    toPreview: ({ rows }) => rows,
  },
]

const inBrackets = (text: string) => text.replace(/[\\[\]]/g, '\\$&')

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1')

function rowsOf(list: string): Row[] {
  return list
    .split(/^- /m)
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const { label, text } = /^\*\*(?<label>.+?):\*\*\s+(?<text>[\s\S]*)$/.exec(row)?.groups ?? {}
      return label && text ? { label, text } : { label: '', text: row }
    })
}

function listOf(rows: readonly Row[] = []): string {
  return rows.map(({ label, text }) => `- ${label ? `**${label}:** ` : ''}${text}`).join('\n')
}
