import path from 'node:path'
import { expect, test } from 'vitest'
import { businessData, priceListHash } from '../../site/build/business/business-data.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { contentOfOtherCompany } from '../fixtures/project-copy.ts'

/** The catalogue with something in its JSON replaced. */
const changed = (before: string, after: string): Catalogue => {
  const text = JSON.stringify(catalogue)
  expect(text).toContain(before)
  return JSON.parse(text.replace(before, after))
}

test.each([
  ['a price', '"each":80', '"each":81'],
  ['a percent', '"percent":-30', '"percent":-25'],
  ['a percent that becomes a price', '"percent":-30', '"price":-30'],
  ['the minimum', '"minimum":0', '"minimum":90'],
  ['a tax', '"taxes":[]', '"taxes":[{"name":"GST","percent":5}]'],
  ['an included tax', '"taxes":[]', '"taxes":[],"includedTaxes":[{"name":"VAT","percent":20}]'],
])('the price list changes when %s changes', (_, before, after) => {
  expect(priceListHash(changed(before, after))).not.toBe(priceListHash(catalogue))
})

test('the price list does not change when names do', () => {
  const renamed = changed('"name":"Residential Cleaning"', '"name":"House Cleaning"')
  expect(priceListHash(renamed)).toBe(priceListHash(catalogue))
})

test('a release that adds every tax it reads gets none that prices include', async () => {
  const content = path.join(contentOfOtherCompany(), 'site/content')
  const built = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
  expect(built.catalogue.charges).toEqual({
    minimum: 0,
    taxes: [],
    includedTaxes: [{ name: 'VAT', percent: 20 }],
  })
})
