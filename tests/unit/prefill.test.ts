import { expect, test } from 'vitest'
import type { Service } from '../../widgets/rules/company/catalogue.ts'
import { inCamelCase, inKebabCase } from '../../widgets/rules/embed/attribute-names.ts'
import { prefillsOf } from '../../widgets/rules/engine/prefill.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { dogWalks } from './dog-walks.ts'

const prefillOf = (id: string) => prefillsOf(dogWalks).find((prefill) => prefill.id === id)

test('every count and question of the services keeps the attribute name of version 1', () => {
  const names = prefillsOf(catalogue).map(({ attribute, property }) => [attribute, property])
  expect(names.map(([attribute]) => attribute).join(' ')).toBe(
    'bedrooms bathrooms living-rooms kitchens frequency extras building-type offices restrooms common-areas turnaround driveway-size windows surfaces',
  )
  for (const [attribute = '', property] of names) expect(property).toBe(inCamelCase(attribute))
})

test('a question of several services is one attribute, with all its options and the highest count', () => {
  expect(prefillOf('dogs')).toMatchObject({ most: 6, services: ['walks', 'stays'], options: [] })
  const [walks, stays] = dogWalks.services
  const bedrooms = prefillsOf(catalogue).find(({ id }) => id === 'bedrooms')
  expect(bedrooms).toMatchObject({ most: undefined, services: ['residential', 'airbnb'] })
  const options = (ids: string[]) => ids.map((id) => ({ id, label: id }))
  const asking = (service: Service | undefined, ids: string[]): Service => {
    const coat = { id: 'coat', kind: 'one', label: '', options: options(ids) } as const
    const [step] = catalogue.services[0]?.steps ?? []
    if (!service || !step) throw new Error('The catalogues have no such service.')
    return { ...service, steps: [{ ...step, questions: [coat] }] }
  }
  const services = [asking(walks, ['short', 'long']), asking(stays, ['long', 'curly'])]
  const [coat] = prefillsOf({ ...dogWalks, services })
  expect(coat?.options).toEqual(options(['short', 'long', 'curly']))
})

test('an attribute answers its question under the question’s id', () => {
  expect(prefillOf('homeArea')).toMatchObject({ attribute: 'area', property: 'area', kind: 'area' })
  expect(prefillOf('homeArea')?.options.map(({ id }) => id)).toEqual(['town', 'hill'])
  expect(prefillOf('ownBed')).toMatchObject({
    attribute: 'own-bed',
    property: 'ownBed',
    kind: 'yes',
  })
})

test.each([
  ['drivewaySize', 'driveway-size'],
  ['dogs', 'dogs'],
  ['aBC', 'a-b-c'],
])('%s as an attribute is %s, and reads back the same', (property, attribute) => {
  expect(inKebabCase(property)).toBe(attribute)
  expect(inCamelCase(attribute)).toBe(property)
})
