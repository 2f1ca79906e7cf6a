import { expect, test } from 'vitest'
import { headerRules } from '../../site/build/host-headers.ts'

const rules = headerRules(`# A note
/widgets/*
  Access-Control-Allow-Origin: *
  Content-Security-Policy: default-src 'none'; img-src https://a.example
/blog/:post/picture.jpg
\tCache-Control: no-store
`)

test('a rule says each of its headers', () => {
  expect(rules.map(({ headers }) => headers)).toEqual([
    [
      ['Access-Control-Allow-Origin', '*'],
      ['Content-Security-Policy', "default-src 'none'; img-src https://a.example"],
    ],
    [['Cache-Control', 'no-store']],
  ])
})

test('a star is anything, a name is one folder, a dot is a dot', () => {
  const [widgets, picture] = rules
  expect(widgets?.path.test('/widgets/')).toBe(true)
  expect(widgets?.path.test('/widgets/1.0.0/quote-builder.js')).toBe(true)
  expect(widgets?.path.test('/site/widgets/a.js')).toBe(false)
  expect(picture?.path.test('/blog/moss/picture.jpg')).toBe(true)
  expect(picture?.path.test('/blog/moss/old/picture.jpg')).toBe(false)
  expect(picture?.path.test('/blog/moss/picture-jpg')).toBe(false)
})
