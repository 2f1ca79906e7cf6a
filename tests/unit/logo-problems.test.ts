import { expect, test } from 'vitest'
import { parseDrawing } from '../../site/build/look/parse-drawing.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

const draw = 'draw with path, rect, circle, ellipse, line, polyline or polygon.'

/** What is in the third line of a logo, and what its owner reads about that line. */
const shapes = rowsIn(`
  is a program | <script>alert()</script> | <script> is a program; take it out.
  starts one | <g onclick="go()"/> | onclick="go()" is a program; take it out.
  is a text | <text>Oak</text> | <text> needs a font; turn it into paths.
  is a photo | <image href="data:image/png;base64,AA=="/> | <image> is a photo; draw it as shapes.
  comes from elsewhere | <g><rect width="9" height="9" fill="url(https://a.example/b.svg#c)"/></g> | fill="url(https://a.example/b.svg#c)" refers to something else; take it out, and draw all of it here.
  is used from there | <use href="#a"/> | <use> is not drawn everywhere; ${draw}
  has a colour | <circle r="4" fill="#0a0"/> | fill="#0a0" is a colour; write currentColor: the logo takes the colour that its ground needs.
  has a style | <circle r="4" style="fill:none"/> | style="fill:none" is not read; write each part as an attribute, as fill="none".
`).map(([what, shape, sentence]) => [
  what,
  `<svg viewBox="0 0 9 9">\n<path d="M0 0h9v9z"/>\n${shape}\n</svg>`,
  `3: ${sentence}`,
])

/** The same of whole logos; ⏎ is a new line. */
const wholes = rowsIn(`
  has no end | <svg viewBox="0 0 9 9">⏎<path d="M0 0h9v9z">⏎</svg> | 2: <path> has no end; end it with />.
  has no shapes | <svg viewBox="0 0 9 9"><title>Oak</title></svg> | 1: is empty; ${draw}
  has no size | <svg><path d="M0 0h9v9z"/></svg> | 1: has no viewBox; write viewBox="0 0 64 64", with its own width and height.
  is not a drawing | An oak | 1: is not an SVG; write <svg viewBox="0 0 64 64">…</svg>.
`)

test.each([...shapes, ...wholes])(
  'a logo in which something %s is refused with a sentence',
  (_, svg = '', sentence) => {
    const { problems } = parseDrawing(svg.replaceAll('⏎', '\n'), 'of the ground')
    expect(problems.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([sentence])
  },
)

test('what a drawing program adds to a logo is removed', () => {
  const { drawing, problems } = parseDrawing(
    `<?xml version="1.0"?>
    <!-- Drawn by <hand> -->
    <svg xmlns:a="http://a.example/" width="24px" height="12" fill="none" stroke="currentColor" stroke-width="2" class="logo">
      <metadata><a:note>Oak</a:note></metadata>
      <a:view zoom="1"/>
      <defs id="nothing"/>
      <g id="layer" a:label="Layer 1"><path d='M0 0h9' class="line" data-name="a > b"/></g>
    </svg>`,
    'of the ground',
  )
  expect(problems).toEqual([])
  expect(drawing).toEqual({
    viewBox: { x: 0, y: 0, width: 24, height: 12 },
    shapes: [
      {
        tag: 'g',
        attributes: { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' },
        shapes: [
          {
            tag: 'g',
            attributes: {},
            shapes: [{ tag: 'path', attributes: { d: 'M0 0h9' }, shapes: [] }],
          },
        ],
      },
    ],
  })
})
