import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readCatalogue } from '../../site/build/content/read-catalogue.ts'
import { FinalPrice } from '../../widgets/quote-builder/steps/QuoteStep.tsx'
import type { Offer } from '../../widgets/rules/company/catalogue.ts'
import { noAnswers } from '../../widgets/rules/engine/answers.ts'
import { stepsOf } from '../../widgets/rules/wizard/wizard-steps.ts'
import { catalogue, words } from '../fixtures/catalogue.ts'
import { copyContent } from '../fixtures/project-copy.ts'

/** The final quote of $80 as a visitor reads it. */
function finalQuote(offer: Offer | null) {
  const step = stepsOf({ catalogue, words }, noAnswers).find(({ id }) => id === 'quote')
  if (!step) throw new Error('There is no final quote.')
  const heading = createRef<HTMLHeadingElement>()
  const others = { priceNote: '', hasSpark: false, heading, actions: null }
  return renderToStaticMarkup(createElement(FinalPrice, { step, total: 80, offer, ...others }))
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the final quote names the offer, and crosses out the higher price', () => {
  const text = finalQuote({ percent: 15, struck: 1.15 })
  expect(text).toContain('Your 15% off personalized cleaning quote is ready!')
  expect(text).toContain('Was $92 $80')
})

test('an offer may be named without a crossed-out price', () => {
  const text = finalQuote({ percent: 20, struck: 0 })
  expect(text).toContain('Your 20% off personalized')
  expect(text).not.toContain('Was')
})

test('without an offer none is mentioned', () => {
  const text = finalQuote(null)
  expect(text).toContain('Your personalized cleaning quote is ready!')
  expect(text).not.toMatch(/Was|%|\{/)
})

test('an offer of 0 percent is not an offer', () => {
  const content = path.join(copyContent(), 'site/content')
  expect(readCatalogue(content).offer).not.toBeNull()
  const offer = { percent: 0, title: 'Off-season discount', text: 'Over for now.', struck: 1.3 }
  writeFileSync(path.join(content, 'offer.json'), JSON.stringify(offer))
  expect(readCatalogue(content).offer).toBeNull()
})
