import { expect, test } from 'vitest'
import { releaseFor } from '../../site/pages/partners/lacking.ts'

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

test('a release lacks what is newer than it, but nothing that answers a question', () => {
  expect(releaseFor(release, elements, ['bedrooms'])?.lacks).toEqual({
    'quote-builder': ['test'],
    'inquiry-form': [],
  })
})

test('before the first release there is nothing to lack', () => {
  expect(releaseFor(undefined, elements, [])).toBeUndefined()
})
