import { expect, test } from 'vitest'
import { liftOver } from '../../widgets/rules/embed/lift-over.ts'

const button = { left: 100, right: 300, top: 740, bottom: 790 }

test('a floating button next to another one stays where it is', () => {
  expect(liftOver(button, [{ ...button, left: 10, right: 90 }])).toBe(0)
})

test('a floating button that would touch another one moves above it', () => {
  expect(liftOver(button, [{ ...button, left: 10, right: 95 }])).toBe(58)
})

test('a floating button moves above all the others in its corner', () => {
  const higher = { ...button, top: 682, bottom: 732 }
  expect(liftOver(button, [higher, button])).toBe(116)
})

test('a floating button that the page already lifted leaves the place below it free', () => {
  expect(liftOver(button, [{ ...button, top: 600, bottom: 650 }])).toBe(0)
})

test('a floating button that the page hides moves no other one', () => {
  expect(liftOver(button, [{ left: 150, right: 150, top: 760, bottom: 760 }])).toBe(0)
})
