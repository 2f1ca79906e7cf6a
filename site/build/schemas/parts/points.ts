import type { z } from 'zod'
import type { Point } from '../../../content-types/company.ts'
import { keysOf, listOf, sentences } from './values.ts'

export const pointKeys = {
  title: sentences('a heading').describe('The heading.'),
  text: sentences('a sentence or two').describe('A sentence or two.'),
}

export const points = listOf(
  keysOf(pointKeys) satisfies z.ZodType<Point>,
  'cards, each { title, text }',
)
