import type { z } from 'zod'
import type { Transformation, Transformations } from '../../../content-types/company.ts'
import type { Known } from './known.ts'
import { alt, pictureIn } from './pictures.ts'
import { pointKeys } from './points.ts'
import { schemaKey } from './step.ts'
import { keysOf, listOf, words } from './values.ts'

/** A place before and after. */
export const transformation = (known: Known) =>
  keysOf({
    place: pictureIn('masters', known, ['-before', '-after']).describe(
      'The name of its two pictures, which end in -before and -after.',
    ),
    ...pointKeys,
    alt,
  }).meta({ title: 'place' }) satisfies z.ZodType<Transformation>

/** transformations.json */
export const transformationsFile = (known: Known) =>
  keysOf({
    ...schemaKey,
    before: words('a word or two, as before the visit').describe(
      'What follows the words for those who cannot see the first picture.',
    ),
    after: words('a word or two, as after the visit').describe('The same for the second picture.'),
    places: listOf(transformation(known), 'places').describe('The places, before and after.'),
  }) satisfies z.ZodType<Transformations>
