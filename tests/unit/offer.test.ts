import { createElement, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FinalPrice } from '../../widgets/quote-builder/steps/FinalPrice.tsx'
import type { Offer } from '../../widgets/rules/catalogue.ts'
import { noAnswers } from '../../widgets/rules/engine/answers.ts'
import { stepsOf } from '../../widgets/rules/wizard-steps.ts'
import { catalogue, words } from '../fixtures/catalogue.ts'

/** The final quote of $80 as a visitor reads it. */
function shown(offer: Offer | null) {
  const step = stepsOf({ catalogue, words }, noAnswers).find(({ id }) => id === 'quote')
  if (!step) throw new Error('There is no final quote.')
  const heading = createRef<HTMLHeadingElement>()
  const price = createElement(FinalPrice, {
    step,
    total: 80,
    offer,
    priceNote: '',
    hasSpark: false,
    heading,
    actions: null,
  })
  return renderToStaticMarkup(price)
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('the final quote names the offer, and crosses out the higher price', () => {
  const text = shown({ percent: 15, struck: 1.15 })
  expect(text).toContain('Your 15% off personalized cleaning quote is ready!')
  expect(text).toContain('Was $92 $80')
})

test('an offer may be named without a crossed-out price', () => {
  const text = shown({ percent: 20, struck: 0 })
  expect(text).toContain('Your 20% off personalized')
  expect(text).not.toContain('Was')
})

test('without an offer nothing of it is left', () => {
  const text = shown(null)
  expect(text).toContain('Your personalized cleaning quote is ready!')
  expect(text).not.toMatch(/Was|%|\{/)
})
