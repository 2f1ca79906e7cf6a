import { expect, test } from 'vitest'
import { releaseFor } from '../../site/pages/partners/facts.ts'

const named = (name: string) => ({ name, type: '', default: '', text: '', detail: [] })

const elements = [
  { tag: 'quote-builder', attributes: ['partner', 'test', 'bedrooms'].map(named) },
  { tag: 'inquiry-form', attributes: ['partner', 'test'].map(named) },
]
const release = {
  version: '1.7.0',
  scripts: {},
  attributes: { 'quote-builder': ['partner'], 'inquiry-form': ['partner', 'test'] },
}

test('a release lacks the attributes that are newer, except those that answer a question', () => {
  expect(releaseFor(release, elements, ['bedrooms'])?.lacks).toEqual({
    'quote-builder': ['test'],
    'inquiry-form': [],
  })
})

test('before the first release no attribute is missing', () => {
  expect(releaseFor(undefined, elements, [])).toBeUndefined()
})
