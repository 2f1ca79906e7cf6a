import { expect, test } from 'vitest'
import { drawName, lackingLetters } from '../../site/build/share-pictures/draw-name.ts'

const room = { left: 0, width: 500, middle: 100 }

test.each([
  ['Fern & Söhne™', 11],
  ['Łukasz Čistý', 11],
  ['Đặng Sàn', 7],
  // An accent written as a character of its own, and a joiner that nobody sees.
  ['E\u0301clat Gold\u200dcrest', 14],
])('the shared picture shows every letter of %s', async (name, letters) => {
  expect(await lackingLetters(name)).toEqual([])
  expect((await drawName(name, room)).match(/ d="M/g)).toHaveLength(letters)
})

test.each([
  ['ਸੋਨਾ Cleaning', ['ਸੋ', 'ਨਾ']],
  ['Fern 清洁 清', ['清', '洁']],
  ['Sparkle ✨', ['✨']],
])('the shared picture shows no name rather than %s with a gap', async (name, letters) => {
  expect(await lackingLetters(name)).toEqual(letters)
  expect(await drawName(name, room)).toBe('')
})
