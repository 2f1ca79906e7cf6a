import { expect, test } from 'vitest'
import { parseLogo } from '../../site/build/look/parse-logo.ts'

const draw = 'draw with path, rect, circle, ellipse, line, polyline or polygon.'

const svgWith = (text: string) => `<svg viewBox="0 0 9 9">\n<path d="M0 0h9v9z"/>\n${text}\n</svg>`

test.each([
  ['is a program', svgWith('<script>alert()</script>'), '3: <script> is a program; take it out.'],
  ['starts one', svgWith('<g onclick="go()"/>'), '3: onclick="go()" is a program; take it out.'],
  ['is a text', svgWith('<text>Oak</text>'), '3: <text> needs a font; turn it into paths.'],
  [
    'is a photo',
    svgWith('<image href="data:image/png;base64,AA=="/>'),
    '3: <image> is a photo, which takes no colour; draw it as shapes.',
  ],
  [
    'comes from elsewhere',
    svgWith('<g><rect width="9" height="9" fill="url(https://a.example/b.svg#c)"/></g>'),
    '3: fill="url(https://a.example/b.svg#c)" refers to something else; take it out, and draw all of it here.',
  ],
  ['is used from there', svgWith('<use href="#a"/>'), `3: <use> is not drawn everywhere; ${draw}`],
  [
    'has a colour',
    svgWith('<circle r="4" fill="#0a0"/>'),
    '3: fill="#0a0" is a colour; write currentColor: the logo takes the colour that its ground needs.',
  ],
  [
    'has a style',
    svgWith('<circle r="4" style="fill:none"/>'),
    '3: style="fill:none" is not read; write each part as an attribute, as fill="none".',
  ],
  [
    'has no end',
    '<svg viewBox="0 0 9 9">\n<path d="M0 0h9v9z">\n</svg>',
    '2: <path> has no end; end it with />.',
  ],
  ['has no shapes', '<svg viewBox="0 0 9 9"><title>Oak</title></svg>', `1: is empty; ${draw}`],
  [
    'has no size',
    '<svg><path d="M0 0h9v9z"/></svg>',
    '1: has no viewBox; write viewBox="0 0 64 64", with its own width and height.',
  ],
  ['is not a drawing', 'An oak', '1: is not an SVG; write <svg viewBox="0 0 64 64">…</svg>.'],
])('a logo in which something %s is refused with a sentence', (_, svg, sentence) => {
  const { problems } = parseLogo(svg)
  expect(problems.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([sentence])
})

test('what a drawing program adds to a logo is removed', () => {
  const { drawing, problems } = parseLogo(`<?xml version="1.0"?>
    <!-- Drawn by <hand> -->
    <svg xmlns:a="http://a.example/" width="24px" height="12" fill="none" stroke="currentColor" stroke-width="2" class="logo">
      <metadata><a:note>Oak</a:note></metadata>
      <a:view zoom="1"/>
      <defs id="nothing"/>
      <g id="layer" a:label="Layer 1"><path d='M0 0h9' class="line" data-name="a > b"/></g>
    </svg>`)
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
