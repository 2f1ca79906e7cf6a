import { expect, test } from 'vitest'
import { completeAnswers, questionsOf } from '../../widgets/rules/engine/answers.ts'
import { quoteOf, struckPrice } from '../../widgets/rules/engine/quote.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { workedExamples } from '../fixtures/quote-tables.ts'

test.each(workedExamples)('$answers costs $total', ({ answers, lines, total, struck }) => {
  expect(quoteOf(catalogue, completeAnswers(catalogue, answers))).toEqual({
    lines,
    total,
    taxes: [],
  })
  expect(struckPrice(total, { percent: 30, struck: 1.3 })).toBe(struck)
})

test('the table covers every service with each of its counts and options', () => {
  for (const service of catalogue.services) {
    const answered = workedExamples
      .filter(({ answers }) => answers.service === service.id)
      .flatMap(({ answers }) => Object.entries(answers).flat(2))
    for (const question of questionsOf(catalogue, service)) {
      const parts = question.kind === 'counts' ? question.counts : []
      const options = question.kind === 'one' || question.kind === 'many' ? question.options : []
      for (const { id } of [...parts, ...options]) expect(answered, service.id).toContain(id)
    }
  }
})
