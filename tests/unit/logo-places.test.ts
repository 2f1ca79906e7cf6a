import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { markWarning, readMark, wideLogoForPages } from '../../site/build/look/mark.ts'

const gardens = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'logo-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const file of ['business.json', 'look.json']) cpSync(join(gardens, file), join(folder, file))

const box = (width: number, height: number, room = 0) =>
  `<svg viewBox="${-room} ${-room} ${width + 2 * room} ${height + 2 * room}"><path d="M0 0h${width}v${height}H0z"/></svg>`

/** What the mark is, whether the logo stands for the name, and what the owner reads. */
async function places(logo: string, icon?: string) {
  rmSync(join(folder, 'icon.svg'), { force: true })
  writeFileSync(join(folder, 'logo.svg'), logo)
  if (icon) writeFileSync(join(folder, 'icon.svg'), icon)
  const { width, height } = (await readMark(folder)).ink
  return {
    proportion: Number((width / height).toFixed(1)),
    isWide: (await wideLogoForPages(folder)) !== null,
    warning: await markWarning(folder),
  }
}

/** The proportion of the F of Fernhill in the display font. */
const letter = 0.7

test('a square, or a logo of which it shows enough, is the mark', async () => {
  const quiet = { isWide: false, warning: '' }
  expect(await places(box(100, 100))).toEqual({ proportion: 1, ...quiet })
  expect(await places(box(200, 100))).toEqual({ proportion: 2, ...quiet })
  expect(await places(box(100, 240))).toEqual({ proportion: 0.4, ...quiet })
})

test('a wide logo stands for the name, and the first letter is the mark', async () => {
  const warning = expect.stringContaining(
    'times as wide as high: icons and other squares show the first letter of the name instead; put a square mark into icon.svg.',
  )
  expect(await places(box(400, 60))).toEqual({ proportion: letter, isWide: true, warning })
  expect(await places(box(400, 60, 300))).toEqual({ proportion: letter, isWide: true, warning })
})

test('a logo that is legible nowhere is replaced by the first letter everywhere', async () => {
  const instead =
    'every place shows the first letter of the name instead; put a square mark into icon.svg.'
  expect(await places(box(60, 400))).toEqual({
    proportion: letter,
    isWide: false,
    warning: expect.stringContaining(`times as high as wide: ${instead}`),
  })
  expect((await places(box(1200, 60))).isWide).toBe(false)
})

test('a square mark in icon.svg is the mark beside any logo', async () => {
  const icon = box(30, 20)
  expect(await places(box(400, 60), icon)).toEqual({ proportion: 1.5, isWide: true, warning: '' })
  expect((await places(box(60, 400), icon)).proportion).toBe(1.5)
})
