import type { EditorComponentDefinition } from '@sveltia/cms'

/** A row of a highlight, whose label is bold. */
interface Row {
  label?: string
  text?: string
}

/** The two boxes of an article: their Markdown, and the fields to fill in. */
export const articleParts: readonly EditorComponentDefinition[] = [
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
]

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
