import { keysOf, listOf, words } from '../fields.ts'
import { schemaKey } from './step.ts'

const area = keysOf({
  title: words('a heading').describe('The heading.'),
  names: listOf(words('a place'), 'places').describe('The places, each once.'),
})

/** pages/location.json */
export const locationFile = keysOf({
  ...schemaKey,
  holidayNote: words('what is different on holidays').describe('What is different on holidays.'),
  places: listOf(area, 'areas').describe('Where you work.'),
})
