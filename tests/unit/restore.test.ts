import { expect, test } from 'vitest'
import { restore } from '../../widgets/rules/wizard/restore.ts'
import { newWizard } from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { dogWalks } from './dog-walks.ts'

const saved = (answers: object, stepId: unknown, preset: unknown = '') =>
  Object({ answers, stepId, preset })
const restored = (found: unknown) => restore(catalogue, found)

test.each([
  ...[
    null,
    undefined,
    0,
    '',
    'null',
    [],
    {},
    { answers: null },
    { answers: [], stepId: 'contact' },
  ],
  ...[{}, { service: '' }, { service: 'mansion' }].map((answers) => saved(answers, 'extras')),
  ...['toString', '__proto__', ['airbnb']].map((service) =>
    saved({ service, bedrooms: 1 }, 'extras'),
  ),
])('%j starts a new quote', (garbage) => expect(restored(garbage)).toEqual(newWizard))

test('an answer that this version does not know falls back to its default', () => {
  const answers = {
    service: 'pressure-washing',
    drivewaySize: '__proto__',
    windowCount: { toString: 1, valueOf: 1 },
    additionalSurfaces: ['deck', 'lake', null],
    extraServices: ['ovenCleaning', 'moonCleaning', 'ovenCleaning', ['fridgeCleaning']],
  }
  expect(restored(saved(answers, 'washing')).answers).toEqual({
    service: 'pressure-washing',
    drivewaySize: '',
    windowCount: 0,
    additionalSurfaces: ['deck'],
    extraServices: ['ovenCleaning'],
  })
})

test.each([
  ['residential', {}, 'contact', 'home'],
  ['residential', { kitchens: 1 }, 'contact', 'contact'],
  ['residential', { kitchens: 1 }, 'turnaround', 'service'],
  ['airbnb', { officeCount: 1 }, 'quote', 'home'],
  ['commercial', { officeCount: 1 }, 'contact', 'business'],
  ['commercial', { buildingType: 'office', officeCount: 1 }, 'contact', 'contact'],
  // An empty quote cannot go past the extras.
  ['commercial', { buildingType: 'office' }, 'contact', 'extras'],
  ['pressure-washing', {}, 'contact', 'extras'],
  ['pressure-washing', { windowCount: 1 }, 'contact', 'contact'],
  ['pressure-washing', {}, 'two', 'service'],
  ['pressure-washing', {}, 'toString', 'service'],
  ['pressure-washing', {}, 3, 'service'],
  ['pressure-washing', {}, null, 'service'],
  ['pressure-washing', {}, ['washing'], 'service'],
])('%s with %j, saved on step %j, restores to %s', (service, given, stepId, expected) => {
  expect(restored(saved({ ...given, service }, stepId)).stepId).toBe(expected)
})

test('a code that cannot be read is not kept', () => {
  const found = { ...saved({ service: 'airbnb' }, 'service', 'no code'), opened: { code: '1.x' } }
  expect(restored(found)).toMatchObject({ preset: '', opened: { code: '' } })
})

test('a step that is hidden with these answers restores to the first one', () => {
  const found = (dogs: number) =>
    restore(dogWalks, saved({ service: 'walks', dogs }, 'together')).stepId
  expect([found(1), found(2)]).toEqual(['service', 'together'])
})

test.each([
  saved({ service: 'airbnb' }, { toString: 1, valueOf: 1 }),
  saved({ service: 'airbnb' }, 'service', { toString: 1, valueOf: 1 }),
  saved({ service: 'airbnb', bedrooms: { toString: 1, valueOf: 1 } }, 'service'),
])('%j, which cannot become a number or a text, does no harm', (garbage) => {
  expect(restored(garbage)).toMatchObject({
    answers: { service: 'airbnb', bedrooms: 0 },
    stepId: 'service',
  })
})

test('what version 1 stored is read safely: its answers, but neither its step nor its news', () => {
  const first = {
    answers: {
      service: 'residential',
      bedrooms: 2,
      officeCount: 4,
      frequency: 'weekly',
      turnaround: 'flexible',
      extraServices: ['carpetCleaning', 'laundry'],
      buildingType: '',
    },
    stepIndex: 4,
    preset: '1.r',
    news: { kind: 'added', extras: ['carpetCleaning'], stepIndex: 2 },
    other: { answers: { service: 'commercial', buildingType: 'office' }, stepIndex: 1 },
    opened: { code: '1.r.2-0-0-0.w.c.x-300', entry: 'one' },
  }
  expect(restored(first)).toEqual({
    ...newWizard,
    answers: {
      service: 'residential',
      bedrooms: 2,
      bathrooms: 0,
      livingRooms: 0,
      kitchens: 0,
      frequency: 'weekly',
      extraServices: ['carpetCleaning'],
    },
    stepId: 'service',
    preset: '1.r',
    other: {
      answers: {
        service: 'commercial',
        buildingType: 'office',
        officeCount: 0,
        restrooms: 0,
        commonAreas: 0,
        extraServices: [],
      },
      stepId: 'service',
    },
    opened: { code: '1.r.2-0-0-0.w.c.x-300', entry: 'one' },
  })
})
