import { expect, test } from 'vitest'
import { area } from '../../site/content/business.ts'
import { faq } from '../../site/content/faq.ts'
import { routes } from '../../site/routes.ts'

const questions = faq({
  area,
  typicalVisit: { residential: { from: '100', to: '300' }, airbnb: { from: '150', to: '400' } },
})
const answerOf = (id: string) => questions.find((question) => question.id === id)?.answer ?? ''

test('there are 16 questions, each with its own id, words and answer', () => {
  expect(questions).toHaveLength(16)
  for (const key of ['id', 'question', 'answer'] as const) {
    expect(new Set(questions.map((question) => question[key])).size, key).toBe(16)
  }
  for (const { id, question } of questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(question).toMatch(/\?$/)
  }
})

test('the questions come in the order of the specification', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'residential',
    'frequency',
    'commercial',
    'airbnb',
    'deep-clean',
    'exterior',
    'products',
    'pricing',
    'presence',
    'quality',
    'custom-requests',
    'cancellation',
    'supplies',
    'insurance',
    'booking',
    'quote',
  ])
})

for (const [id, statement] of [
  ['pricing', 'Residential cleaning typically costs $100 to $300'],
  ['pricing', 'Airbnb cleaning $150 to $400'],
  ['pricing', 'Commercial cleaning is priced per square foot'],
  ['pricing', 'may go up or down with the actual labour time'],
  ['cancellation', 'Cancelling or rescheduling needs 24-hour notice'],
  ['cancellation', 'Same-day cancellation may incur a fee'],
  ['booking', '1 to 2 weeks ahead for regular service'],
  ['booking', '3 to 5 days ahead for one-time jobs'],
  ['deep-clean', 'We recommend a deep clean quarterly'],
  ['supplies', 'supplies are provided'],
  ['insurance', 'fully insured'],
  ['insurance', 'background-checked'],
  ['quote', 'within 24 hours'],
  ['quote', 'within one business day'],
  ['residential', area],
] as const) {
  test(`the answer on ${id} says: ${statement}`, () => {
    expect(answerOf(id)).toContain(statement)
  })
}

test('every link of an answer goes to a page of the site, and no link is left unread', () => {
  const paths = routes.map(({ path }) => path)
  for (const { answer } of questions) {
    const links = [...answer.matchAll(/\[.+?\]\((.+?)\)/g)].map((match) => match[1])
    for (const link of links) expect(paths).toContain(link?.replace(/#.*/, ''))
    expect(answer.replace(/\[.+?\]\(.+?\)/g, '')).not.toMatch(/[[\]]/)
  }
})
