import { expect, test } from 'vitest'
import { faq } from '../../site/content/faq.ts'
import { routes } from '../../site/routes.ts'

const questions = faq({
  area: 'the Valley',
  typicalVisit: { residential: { from: '100', to: '300' }, airbnb: { from: '150', to: '400' } },
})

test('each question has its own words, answer and address', () => {
  for (const key of ['id', 'question', 'answer'] as const) {
    const values = questions.map((question) => question[key])
    expect(new Set(values).size, key).toBe(values.length)
  }
  for (const { id } of questions) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every link of an answer goes to a page of the site, and no link is left unread', () => {
  const paths = routes.map(({ path }) => path)
  for (const { answer } of questions) {
    const links = [...answer.matchAll(/\[.+?\]\((.+?)\)/g)].map((match) => match[1])
    for (const link of links) expect(paths).toContain(link?.replace(/#.*/, ''))
    expect(answer.replace(/\[.+?\]\(.+?\)/g, '')).not.toMatch(/[[\]]/)
  }
})
