import { expect, test } from 'vitest'
import { articleParts } from '../../site/editor/article-parts.ts'

const parts = articleParts({ masters: { roof: 'roof.png' } })

test.each([
  ['tip', ':::tip[Wait for rain]\nSoft moss comes off **whole**.\n:::', {}],
  [
    'highlight',
    ':::highlight[Tools]\n- **Brush:** for dry days\n- **Water:** for *wet* ones\n:::',
    {},
  ],
  ['picture', '![A "mossy" \\[old\\] roof](roof)', { picture: '/masters/roof.png' }],
  ['picture', '![A roof](new-roof "Ours, \\"before\\".")', { caption: 'Ours, "before".' }],
  ['table', '| Roof | Price |\n|---|--:|\n| Tiles | $5 |\n| Slate | $9 |', {}],
])(
  'a %s of an article that is opened in a form and saved is the same: %s',
  (id, markdown, fields) => {
    const part = parts.find((one) => one.id === id)
    const match = part?.pattern.exec(`Before.\n\n${markdown}\n\nAfter.`)
    const form = (match && part?.fromBlock?.(match)) ?? match?.groups ?? {}
    expect(form).toMatchObject(fields)
    expect(part?.toBlock(form)).toBe(markdown)
  },
)

test.each(parts.map((part) => [part.id, part] as const))(
  'a %s is drawn before anything is filled in, so that the editor starts',
  (_, part) => {
    expect(() => part.toPreview?.({})).not.toThrow()
  },
)
