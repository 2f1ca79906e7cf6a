import { expect, test } from 'vitest'
import { startsOf } from '../../widgets/build/room-sheet.ts'
import { gardens } from '../fixtures/catalogue.ts'

const starts = startsOf({ ...gardens, testimonial: '' })

/** The attributes of each start of a service, and its height in a tag of 390 pixels. */
const startsWith = (service: string) =>
  starts
    .filter(({ selector }) => selector.startsWith(`[service='${service}']`))
    .map(({ selector, heightIn }) => [
      selector.replace(`[service='${service}']`, ''),
      Math.round(heightIn(390)),
    ])

test('a tag has room for the first step that its attributes leave open, also for a step that depends on an answer', () => {
  const selectors = startsWith('hedges-and-trees').map(([selector]) => selector)
  const counted = ':is([height]):is([hedge-stretches], [small-trees])'
  const withTrees = `${counted}[small-trees]:not([small-trees='0'])`
  const extras = ':is([area]):is([extras]):is([bags])'
  expect(selectors).toEqual([
    '',
    counted,
    counted + extras,
    withTrees,
    `${withTrees}:is([wood])`,
    `${withTrees}:is([wood])${extras}`,
  ])
})

test('a start with the final quote has more room than one with questions', () => {
  for (const service of gardens.catalogue.services) {
    const heights = startsWith(service.id).map(([, height]) => Number(height))
    expect(heights.at(-1)).toBe(Math.max(...heights))
    expect(Math.min(...heights)).toBeGreaterThan(300)
  }
})
