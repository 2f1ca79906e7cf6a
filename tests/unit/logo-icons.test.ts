import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readLook } from '../../site/build/look/colours.ts'
import { iconDrawers } from '../../site/build/look/icons.ts'
import { inkOf } from '../../site/build/look/ink.ts'
import { parseDrawing } from '../../site/build/look/parse-drawing.ts'
import { svgOf } from '../../site/build/look/read-logo.ts'

const { colours } = readLook(fileURLToPath(new URL('../fixtures/specified', import.meta.url)))

/** A wide ellipse, the outline of a tall rectangle, and a square in a corner of its viewBox. */
const logos = {
  'of 200 × 100':
    '<svg viewBox="0 0 200 100"><ellipse cx="100" cy="50" rx="100" ry="50" fill="currentColor"/></svg>',
  'of 64 × 96':
    '<svg viewBox="0 0 64 96" fill="none" stroke="currentColor" stroke-width="8"><path d="M4 4h56v88H4z"/></svg>',
  'in a corner':
    '<svg viewBox="-500 -500 1000 1000"><rect x="-480" y="300" width="30" height="30"/></svg>',
}

const proportions = { 'of 200 × 100': 2, 'of 64 × 96': 2 / 3, 'in a corner': 1 }

const cases = (Object.keys(logos) as (keyof typeof logos)[]).map((shape) => ({ shape }))

/** Where an icon has pixels of the logo, which is dark on the accent. */
async function logoIn(name: string, svg: string) {
  const { drawing, problems } = parseDrawing(svg, 'of the ground')
  expect(problems).toEqual([])
  const drawn = svgOf(drawing.shapes)
  const ink = await inkOf(drawn, drawing.viewBox)
  if (!ink) throw new Error('The logo draws nothing.')
  const icon = await iconDrawers[name]?.({ shapes: drawing.shapes, svg: drawn, ink }, colours)
  const { data, info } = await sharp(Buffer.from(icon ?? ''))
    .extractChannel('red')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = Array.from(data.keys()).filter((at) => (data[at] ?? 255) < 136)
  const points = dark.map((at) => [at % info.width, Math.floor(at / info.width)] as const)
  const edges = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis]).sort((one, other) => one - other)
    return [all[0] ?? 0, (all.at(-1) ?? 0) + 1] as const
  }
  return { points, size: info.width, across: edges(0), down: edges(1) }
}

test.each(cases)(
  'a logo $shape is centred in the icon, complete, and as large as others',
  async ({ shape }) => {
    const { size, across, down } = await logoIn('apple-touch-icon.png', logos[shape])
    const [width, height] = [across[1] - across[0], down[1] - down[0]]
    expect(size).toBe(180)
    expect(Math.abs(across[0] + across[1] - size)).toBeLessThanOrEqual(2)
    expect(Math.abs(down[0] + down[1] - size)).toBeLessThanOrEqual(2)
    expect(width / height).toBeCloseTo(proportions[shape], 1)
    expect(Math.hypot(width, height) / size).toBeCloseTo(0.86, 1)
  },
)

test.each(cases)('a mask cuts nothing off a logo $shape', async ({ shape }) => {
  const { points, size } = await logoIn('icon-maskable-512.png', logos[shape])
  const farthest = points.map(([x, y]) => Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2))
  expect(farthest.reduce((one, other) => Math.max(one, other))).toBeLessThan(0.4 * size)
})

test('a tab in a dark browser has the logo in the accent colour on ink', async () => {
  const { drawing } = parseDrawing(logos['of 200 × 100'], 'of the ground')
  const ink = { x: 0, y: 0, width: 200, height: 100 }
  const svg = svgOf(drawing.shapes)
  const icon = await iconDrawers['favicon.svg']?.({ shapes: drawing.shapes, svg, ink }, colours)
  expect(icon).toContain('.b{fill:#f4b400}.r{color:#1c2024;fill:#1c2024}')
  expect(icon).toContain(
    '(prefers-color-scheme:dark){.b{fill:#1c2024}.r{color:#ffc21f;fill:#ffc21f}}',
  )
})
