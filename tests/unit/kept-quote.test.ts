import { expect, test } from 'vitest'
import { newPricesText, quoteLetter } from '../../widgets/rules/wizard/kept-quote.ts'

const company = {
  name: 'Shine',
  phone: '(604) 555-0100',
  priceNote: 'The price may change with the windows.',
}
const keptQuote = {
  serviceName: 'Residential Cleaning',
  choice: 'Weekly',
  quote: {
    total: 56,
    lines: [
      { label: '1 Bedroom', price: 8000 },
      { label: 'Weekly discount (30%)', price: -2400 },
    ],
    taxes: [],
  },
  link: 'https://shine.example/quote-builder#q=2.r.bedrooms-1.frequency-weekly.extras-0.~k3x9',
}

/** A letter as a mail program opens it. */
function opened(letter: string) {
  const { protocol, pathname, searchParams } = new URL(letter)
  return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')]
}

test('a letter without a recipient has every line, the total, the link and the number to call', () => {
  expect(opened(quoteLetter(keptQuote, company))).toEqual([
    'mailto:',
    '',
    'Residential Cleaning for $56, Shine',
    `Residential Cleaning, Weekly

1 Bedroom: $80
Weekly discount (30%): \u2212$24
Total: $56

The price may change with the windows.

Open this quote again:
https://shine.example/quote-builder#q=2.r.bedrooms-1.frequency-weekly.extras-0.~k3x9

Shine
(604) 555-0100`,
  ])
})

test('a letter without a link mentions none', () => {
  const [, , , body] = opened(quoteLetter({ ...keptQuote, choice: '', link: '' }, company))
  expect(body).toMatch(/^Residential Cleaning\n\n/)
  expect(body).not.toContain('Open')
})

test('a letter names the taxes below the total', () => {
  const quote = { ...keptQuote.quote, taxes: [{ label: 'GST', price: 280 }] }
  const [, , , body] = opened(quoteLetter({ ...keptQuote, quote }, company))
  expect(body).toContain('\nTotal: $56\nplus GST $2.80\n\n')
})

test('the message about new prices has today’s price, with a separator for thousands', () => {
  expect(newPricesText(1234)).toBe(
    'Prices have changed since this link was made. Today this quote is $1,234.',
  )
})
