import { z } from 'zod'
import type { PageOfBlocks } from '../../../content-types/service.ts'
import type { Block } from '../../../content-types/service-blocks.ts'
import { hint } from '../../problems/hint.ts'
import type { Known } from '../parts/known.ts'
import { absence, keysOf, listOf, optional } from '../parts/values.ts'
import { heroBlocks } from './heroes.ts'
import { priceBlocks } from './price-blocks.ts'
import { wordBlocks } from './word-blocks.ts'

/** A block of a service's page, of the kind that `kind` says. */
function block(known: Known) {
  const kinds = [...heroBlocks(known), ...priceBlocks(known), ...wordBlocks(known)] as const
  const names = kinds.map(({ shape }) => shape.kind.value)
  return z
    .discriminatedUnion('kind', kinds, {
      error: ({ code, input }) => {
        if (code !== 'invalid_union') return `${absence(input)}; write a block between { and }.`
        const kind: unknown = Object(input).kind
        return `${absence(kind)}; ${hint(String(kind), names)}`
      },
    })
    .meta({ title: 'block' }) satisfies z.ZodType<Block>
}

/** The key `page` of a service. */
export function page(known: Known) {
  const blocks = listOf(block(known), 'blocks, each { "kind": … }')
  return keysOf({
    blocks: optional(
      blocks
        .superRefine((list, { addIssue }) => {
          const [first, ...others] = list.map(isHero)
          if (!first)
            addIssue(issueAt(0, 'is no beginning of a page; put a block first that ends in -hero.'))
          const second = others.indexOf(true) + 1
          if (second > 0)
            addIssue(issueAt(second, 'begins a page, which another does; take it out.'))
        })
        .describe('The blocks, from the top of the page. The first one ends in -hero.'),
    ),
    more: optional(
      blocks
        .superRefine((list, { addIssue }) => {
          const hero = list.findIndex(isHero)
          if (hero >= 0) addIssue(issueAt(hero, 'begins a page, which is made here; take it out.'))
        })
        .describe('Blocks before the last one of a page that is made from this file.'),
    ),
  })
    .refine(({ blocks, more }) => (blocks === undefined) !== (more === undefined), {
      error:
        'write blocks for the whole page, or more for what is added to a page made from this file.',
    })
    .describe(
      'What its page shows. Without it, a page is made from its questions and prices.',
    ) satisfies z.ZodType<PageOfBlocks>
}

const isHero = ({ kind }: Block) => kind.endsWith('-hero')

const issueAt = (block: number, message: string) => ({
  code: 'custom' as const,
  path: [block, 'kind'],
  message,
})
