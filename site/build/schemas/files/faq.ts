import type { z } from 'zod'
import type { Question } from '../../../content-types/company.ts'
import type { FaqContent } from '../../../content-types/pages.ts'
import { address } from '../parts/address.ts'
import type { Known } from '../parts/known.ts'
import { linkedWords } from '../parts/links.ts'
import { pageKeys, section } from '../parts/page.ts'
import { keysOf, listOf, optional, words, yesOrNo } from '../parts/values.ts'

const inShort = keysOf({
  figure: words('the figure').describe('The figure, such as 24h.'),
  text: words('what it is').describe('What the figure is.'),
  dollars: optional(yesOrNo.describe('Whether it is an amount of money.')),
})

const question = ({ isPage }: Known) =>
  keysOf({
    id: address.describe('Opens the question by address, as /faq#pricing.'),
    question: words('the question').describe('The question.'),
    answer: linkedWords('the answer', isPage).describe(
      'Plain words; a link is written [words](/path).',
    ),
    inShort: optional(inShort.describe('For the short list beside the questions.')),
  }).meta({ title: 'question' }) satisfies z.ZodType<Question>

/** pages/faq.json */
export const faqFile = (known: Known) =>
  keysOf({
    ...pageKeys,
    hero: keysOf(section).describe('The head of the page.'),
    questions: listOf(question(known), 'questions').describe('The questions, in the order shown.'),
    closing: keysOf(section).describe('The last word of the page.'),
  }) satisfies z.ZodType<FaqContent>
