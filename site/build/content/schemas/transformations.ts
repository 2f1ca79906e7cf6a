import type { z } from 'zod'
import type { Transformation } from '../../../content-types.ts'
import { keysOf, listOf } from '../fields.ts'
import type { Known } from '../known.ts'
import { alt, pictureIn } from './pictures.ts'
import { pointKeys } from './points.ts'
import { schemaKey } from './step.ts'

/** Places shown before and after. */
export function transformations(known: Known) {
  const place = pictureIn('masters', known, ['-before', '-after']).describe(
    'The name of its two pictures, which end in -before and -after.',
  )
  const transformation = keysOf({ place, ...pointKeys, alt })
  return listOf(transformation satisfies z.ZodType<Transformation>, 'places').describe(
    'The places, before and after.',
  )
}

/** transformations.json */
export const transformationsFile = (known: Known) =>
  keysOf({ ...schemaKey, places: transformations(known) })
