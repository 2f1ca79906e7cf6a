import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contradictionFindings } from '../../site/build/catalogue/contradictions.ts'
import type { CatalogueFiles } from '../../site/build/catalogue/places.ts'
import type { Catalogue, Condition, Question } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { shownSteps } from '../../widgets/rules/engine/shown-steps.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id, label: id }))

/** What the conditions can be about: one of several answers, any of several, and a check mark. */
const first: readonly Question[] = [
  { id: 'size', kind: 'one', label: 'Size', default: 's', options: options('s', 'm', 'l') },
  { id: 'rooms', kind: 'many', label: 'Rooms', options: options('bath', 'hall') },
  { id: 'dogs', kind: 'yes', label: 'Dogs' },
]

const some = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 })
const isOrNot = <Value extends string | boolean>(question: string, ...values: Value[]) =>
  fc
    .tuple(fc.boolean(), some(...values))
    .map(([is, list]): Condition => (is ? { question, is: list } : { question, isNot: list }))

const conditionOn = (...earlier: string[]) =>
  fc.array(
    fc.oneof(
      isOrNot('size', 's', 'm', 'l'),
      isOrNot('rooms', 'bath', 'hall'),
      isOrNot('dogs', true, false),
      ...earlier.map((id) => isOrNot(id, true, false)),
    ),
    { maxLength: 3 },
  )

const yes = (id: string, when: readonly Condition[]): Question => ({
  id,
  kind: 'yes',
  label: id,
  ...(when.length > 0 && { when }),
})

/** Questions that depend on each other, in a step that depends on the first three. */
const dependent = fc.record({
  step: conditionOn(),
  a: conditionOn(),
  b: conditionOn('a'),
  c: conditionOn('a', 'b'),
})

const step = (id: string, questions: readonly Question[], when: readonly Condition[] = []) => ({
  id,
  name: id,
  heading: id,
  event: id,
  questions,
  ...(when.length > 0 && { when }),
})

test('what is named is never asked, and what is never asked is named or depends on it', () => {
  fc.assert(
    fc.property(dependent, ({ step: when, a, b, c }) => {
      const conditions: Record<string, readonly Condition[]> = { a, b, c }
      const questions = Object.entries(conditions).map(([id, all]) => yes(id, all))
      const steps = [step('first', first), step('second', questions, when)]
      const extras = step('extras', [])
      const service = {
        id: 'one',
        name: 'One',
        icon: '',
        card: { from: {}, unit: '' },
        nothing: '',
      }
      const catalogue = {
        services: [{ ...service, steps }],
        extras,
        charges: { minimum: 0, taxes: [] },
      } as Catalogue
      const files = {
        services: [{ id: 'one', file: 'services/one.json', content: { steps } }],
        extras,
        nextSteps: [],
      } as unknown as CatalogueFiles

      const found = [...contradictionFindings(files)].map(({ path }) =>
        path[2] === 'questions' ? String('abc'[Number(path[3])]) : 'step',
      )
      const asked = askedOf(catalogue)
      const lost = found.includes('step') ? ['a', 'b', 'c'] : []
      for (const [id, all] of Object.entries(conditions)) {
        const isStuck = all.some((one) => 'question' in one && lost.includes(one.question))
        if (found.includes(id) || isStuck) lost.push(id)
        expect(asked.has(id), id).toBe(!lost.includes(id))
      }
    }),
    { numRuns: 1000 },
  )
})

/** The ids of all questions that some answers ask. */
function askedOf(catalogue: Catalogue): Set<string> {
  const asked = new Set<string>()
  const sides = [true, false]
  for (const size of ['s', 'm', 'l'])
    for (const rooms of [[], ['bath'], ['hall'], ['bath', 'hall']])
      for (const dogs of sides)
        for (const a of sides)
          for (const b of sides) {
            const given = { service: 'one', size, rooms, dogs, a, b }
            const shown = shownSteps(catalogue, completeAnswers(catalogue, given))
            for (const { questions } of shown) for (const { id } of questions) asked.add(id)
          }
  return asked
}
