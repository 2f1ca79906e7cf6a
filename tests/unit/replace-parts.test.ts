import { expect, test } from 'vitest'
import { replaceParts } from '../../site/build/prerender/write-pages.ts'

const page = '<head></head><body><p></p><p></p></body>'

test('each part of a page becomes its replacement, to the letter', () => {
  expect(replaceParts(page, { '<body>': '<body class="a">', '</head>': '$&</head>' })).toBe(
    '<head>$&</head><body class="a"><p></p><p></p></body>',
  )
})

test('a part that the page does not have is an error, as is one that it has twice', () => {
  expect(() => replaceParts(page, { '<main>': '' })).toThrow('must have <main> once, not 0 times')
  expect(() => replaceParts(page, { '<p>': '' })).toThrow('must have <p> once, not 2 times')
})
