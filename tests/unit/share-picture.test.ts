import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { lackingLetters } from '../../site/build/lettering/outlines.ts'
import { textBlock } from '../../site/build/lettering/text-block.ts'
import { type ShareCard, shareCardsIn } from '../../site/build/share-pictures/cards.ts'
import { cardPictures } from '../../site/build/share-pictures/share-pictures.ts'

const folder = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))
const cache = mkdtempSync(join(tmpdir(), 'share-'))
afterAll(() => rmSync(cache, { recursive: true }))

const room = { widthAt: () => 500, height: 200, sizes: { largest: 80, least: 32, step: 16 } }

test.each([
  ['Fern & Söhne™', 11],
  ['Łukasz Čistý', 11],
  ['Đặng Sàn', 7],
  // An accent written as a character of its own, and a joiner that nobody sees.
  ['E\u0301clat Gold\u200dcrest', 14],
])('the shared picture shows every letter of %s', async (name, letters) => {
  expect(await lackingLetters(name)).toEqual([])
  expect((await textBlock(name, room)).svg.match(/ d="M/g)).toHaveLength(letters)
})

test.each([
  ['ਸੋਨਾ Cleaning', ['ਸੋ', 'ਨਾ']],
  ['Fern 清洁 清', ['清', '洁']],
  ['Чисто', ['Ч', 'и', 'с', 'т', 'о']],
  ['نظيف', ['ن', 'ظ', 'ي', 'ف']],
  ['Sparkle ✨', ['✨']],
])('the letters of %s that the font of shared pictures lacks are known', async (name, letters) => {
  expect(await lackingLetters(name)).toEqual(letters)
})

test.each([
  ['of one word', 'Moss'],
  ['of sixty words', 'A headline as long as no owner should write one '.repeat(6)],
  ['of one word with 90 letters', 'M'.repeat(90)],
])('a headline %s stays within its room', async (_, headline) => {
  const { svg, height } = await textBlock(headline, room)
  expect(height).toBeLessThanOrEqual(room.height)
  // Painted in a much larger field, it reaches no further than its room.
  const field = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><g transform="translate(50 50)">${svg}</g></svg>`
  const { info } = await sharp(Buffer.from(field)).trim().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(500)
})

test('every page has a picture that shows its own headline', () => {
  const cards = shareCardsIn(folder)
  const headlineOf = (path: string) => cards.find((card) => card.path === path)?.headline
  expect(headlineOf('/')).toBe('Grass grows. We know.')
  expect(headlineOf('/lawn-care')).toBe('Grass is a habit.')
  expect(headlineOf('/quote-builder')).toBe('Instant garden quote')
  expect(new Set(cards.map(({ file }) => file)).size).toBe(cards.length)
  expect(cards.map(({ path }) => path)).not.toContain('/booked')
})

/** A picture of these words beside two lines, in the colours of the garden company. */
async function picture(headline: string) {
  const card: ShareCard = {
    path: '/x',
    file: 'x.jpg',
    headline,
    alt: '',
    ground: 'gold',
    art: { lines: [{ text: 'One' }, { text: 'Two' }] },
  }
  const [[, file] = []] = await cardPictures([card], folder, { cache })
  return sharp(file).raw().toBuffer({ resolveWithObject: true })
}

test('a headline that the font lacks gives a picture of the company without any words', async () => {
  const [latin, chinese, greek] = await Promise.all(['Clean', '清洁', 'Καθαρό'].map(picture))
  expect(chinese?.info).toMatchObject({ width: 1200, height: 630 })
  expect(chinese?.data.equals(greek?.data ?? Buffer.of())).toBe(true)
  expect(chinese?.data.equals(latin?.data ?? Buffer.of())).toBe(false)
})
