import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricesText } from '../../site/seo/prices-text.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { billText, quoteOf } from '../../widgets/rules/engine/quote.ts'
import { readCode } from '../../widgets/rules/engine/quote-code.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'
import { anyVisit } from './any-catalogue.ts'

const seller = { name: 'Goldcrest Cleaning', city: 'Surrey, BC', phone: '(604) 555-0142' }
const textOf = (company: Catalogue) => pricesText(company, seller, 'https://goldcrest.example')

test('every question has its price, and its name in a link', () => {
  const lines = textOf(catalogue).split('\n')
  for (const line of [
    '- Bedrooms `bedrooms`, 0 to 99: $80 each',
    '- Frequency `frequency`, one of `onetime` One-time: adds nothing; `weekly` Weekly: 30 % less; `biweekly` Bi-weekly: 15 % less; `monthly` Monthly: 10 % less',
    '- Extra Services `extras`, any of `carpet` Carpet Cleaning: $200; `oven` Oven Cleaning: $50; `fridge` Fridge Cleaning: $45',
  ])
    expect(lines).toContain(line)
})

test('a question that depends on others says on which', () => {
  const lines = textOf(gardens.catalogue).split('\n')
  for (const line of [
    '- Only a lift reaches it `platform`, `1` for yes: $85 (only if `height` is `tall`)',
    '- Further Stumps `stumps`, 0 to 9: $60 each (only if `trees` is at least 1 and `wood` is `stumps`)',
    '- Rake out the moss first `moss`, `1` for yes: $65 (only if `visits` is not `once` and `feeding` is `spring` or `both`)',
    '- Come with the first ferry `firstferry`, `1` for yes: adds nothing (only if `area` is `ferry`)',
  ])
    expect(lines).toContain(line)
})

test('the rules are those that the company needs', () => {
  expect(textOf(catalogue)).not.toMatch(/at least \$|comes on top/)
  const text = textOf(gardens.catalogue)
  expect(text).toContain('. A visit costs at least $90.\n')
  expect(text).toContain('. GST, 5 % of the total, comes on top of it.\n')
})

test('the link of each example opens the quote with its lines, in any company', () => {
  fc.assert(
    fc.property(anyVisit, ({ company }) => {
      const [, examples = ''] = /\n## Examples\n([\s\S]*)\n## Links\n/.exec(textOf(company)) ?? []
      const found = [...examples.matchAll(/#q=(\S+)\n\n((?:- .*\n)+)/g)]
      expect(found.length).toBeGreaterThan(0)
      for (const [, code = '', lines = ''] of found) {
        const content = readCode(company, code)
        expect(content?.isPartly).toBe(false)
        const quote = quoteOf(company, completeAnswers(company, content?.given ?? {}))
        expect(lines.replaceAll(/^- /gm, '').trim()).toBe(billText(quote))
      }
    }),
  )
})
