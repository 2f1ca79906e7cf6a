import { expect, test } from 'vitest'
import { quoteLetter } from '../../widgets/rules/kept-quote.ts'

const company = { name: 'Shine', phone: '(604) 555-0100' }
const kept = {
  serviceName: 'Residential Cleaning',
  choice: 'Weekly',
  quote: {
    total: 56,
    lines: [
      { label: '1 Bedroom', price: 8000 },
      { label: 'Weekly discount (30%)', price: -2400 },
    ],
  },
  link: 'https://shine.example/quote-builder#q=1.r.1-0-0-0.w.0.x-56',
}

/** What a mail program makes of a letter. */
function opened(letter: string) {
  const { protocol, pathname, searchParams } = new URL(letter)
  return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')]
}

test('a letter to nobody yet carries every line, the total, the link and whom to call', () => {
  expect(opened(quoteLetter(kept, company))).toEqual([
    'mailto:',
    '',
    'Residential Cleaning for $56, Shine',
    `Residential Cleaning, Weekly

1 Bedroom: $80
Weekly discount (30%): \u2212$24
Total: $56

The price may go up or down with the actual labour time.

Open this quote again:
https://shine.example/quote-builder#q=1.r.1-0-0-0.w.0.x-56

Shine
(604) 555-0100`,
  ])
})

test('where there is no link, the letter names none', () => {
  const [, , , body] = opened(quoteLetter({ ...kept, choice: '', link: '' }, company))
  expect(body).toMatch(/^Residential Cleaning\n\n/)
  expect(body).not.toContain('Open')
})
