import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { tilePictures } from '../../site/build/business/tile-pictures.ts'
import { problemsOfTileDrawings, tileDrawings } from '../../site/build/pictures/tile-drawings.ts'
import { contentOfOtherCompany, newFolder } from '../fixtures/project-copy.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
  mkdirSync(join(folder, 'media/tiles'), { recursive: true })
})

const put = (name: string, svg: string) =>
  writeFileSync(join(folder, `media/tiles/${name}.svg`), svg)

const box = (shapes: string) => `<svg viewBox="0 0 9 9">\n${shapes}\n</svg>`

test.each(
  `
  a program           | <script>alert(1)</script>                              | <script> is a program; take it out.
  a program on a load | <path d="M0 0h9v9z" onload="alert(1)"/>                 | onload="alert(1)" is a program; take it out.
  a part of elsewhere | <path d="M0 0h9v9z" fill="url(//a.example/b.svg#c)"/>   | fill="url(//a.example/b.svg#c)" refers to something else; take it out, and draw all of it here.
  a photo             | <image href="https://a.example/oven.png"/>              | <image> is a photo; draw it as shapes.
  a page's colour     | <path d="M0 0h9v9z" fill="currentColor"/>               | fill="currentColor" is not a colour here; write it as #a9c2af, white, black or none.
  a token             | <path d="M0 0h9v9z" stroke="var(--ink)"/>               | stroke="var(--ink)" is not a colour here; write it as #a9c2af, white, black or none.
`
    .trim()
    .split('\n')
    .map((row) => row.split(' | ').map((cell) => cell.trim())),
)('the drawing of a tile with %s is refused', (_, shape = '', sentence) => {
  put('oven', box(shape))
  const [problem] = problemsOfTileDrawings(folder)
  expect(problem).toMatch(/media\/tiles\/oven\.svg:2: /)
  expect(problem).toContain(`:2: ${sentence}`)
})

test('only the shapes of a drawing are published, at an address that changes with them', () => {
  const noted =
    '<title>Our oven</title><!-- by Kim --><path id="a" class="b" fill="#FFF" d="M0 0h9v9z"/>'
  put('oven', box(noted))
  expect(problemsOfTileDrawings(folder)).toEqual([])
  const [before] = tileDrawings(folder)
  expect(before?.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#FFF" d="M0 0h9v9z"/></svg>\n',
  )
  put('oven', box(noted.replace('Kim', 'Lee')))
  expect(tileDrawings(folder)[0]?.url).toBe(before?.url)
  put('oven', box(noted.replace('#FFF', '#000')))
  expect(tileDrawings(folder)[0]?.url).not.toBe(before?.url)
})

test('a drawing belongs to the answer that names it', async () => {
  const content = join(contentOfOtherCompany(), 'site/content')
  const extras = join(content, 'extras.json')
  const text = readFileSync(extras, 'utf8')
  writeFileSync(extras, text.replace('"price": 42', '"price": 42, "tile": "oven"'))
  const { ovenCleaning, ...others } = Object.fromEntries(
    Object.entries(await tilePictures(content)).flatMap(([key, picture]) => {
      const [question, option] = key.split('.')
      return question === 'extraServices' ? [[option, picture]] : []
    }),
  )
  expect(ovenCleaning?.small).toMatch(/^\/pictures\/oven-\w+\.svg$/)
  expect(others).toEqual({})
})
