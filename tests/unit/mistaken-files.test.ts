import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { placeholders } from '../../site/articles/placeholders.ts'
import {
  contentOfOtherCompany,
  copyOfOtherCompany,
  environmentOfCopy,
} from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'
import { expectLines, lineOf, make, problemsIn, refusalOf } from './mistakes.ts'

const content = 'site/content'
const article = `${content}/articles/moss-in-march.md`

test('a build names required files that were removed, and asks for them', async () => {
  const copy = contentOfOtherCompany()
  rmSync(path.join(copy, content, 'extras.json'))
  rmSync(path.join(copy, content, 'services'), { recursive: true })
  await expectLines(copy, [
    `${content}/extras.json:1: is missing; put it back.`,
    `${content}/services:1: is empty; write a file for each service.`,
  ])
})

test('a build says how the file of a service is named', async () => {
  const copy = contentOfOtherCompany()
  renameSync(
    path.join(copy, content, 'services/airbnb.json'),
    path.join(copy, content, 'services/Guest Stays.json'),
  )
  await expectLines(copy, [
    `${content}/services/Guest Stays.json:1: the name of the file is the id of the service; name it guest-stays.json.`,
  ])
})

test('a build names what is wrong in .env', async () => {
  const copy = copyOfOtherCompany()
  const lines = [
    '# Ours',
    'SITE_URL=brightwater.example',
    'VITE_GTM_ID=G-123',
    'VITE_EMAILJS_SERVICE_ID=abc',
    'VITE_EMAILJS_PUBLIC_KEY=',
    'EDITOR_REPO=github.com/fern/site',
    '',
  ]
  writeFileSync(path.join(copy, '.env'), lines.join('\n'))
  const missing = 'is missing; set all four EmailJS ids or none.'
  const problems = [
    '.env:2: SITE_URL: "brightwater.example" is not an address; write https://brightwater.example',
    '.env:3: VITE_GTM_ID: "G-123" is not a container id; write an id such as GTM-AB12CD3.',
    `.env:4: VITE_EMAILJS_QUOTE_TEMPLATE_ID: ${missing}`,
    `.env:4: VITE_EMAILJS_INQUIRY_TEMPLATE_ID: ${missing}`,
    `.env:5: VITE_EMAILJS_PUBLIC_KEY: ${missing}`,
    '.env:6: EDITOR_REPO: "github.com/fern/site" is not a repository; write fern/site.',
  ]
  expect(await refusalOf(copy)).toBe(`${problems.join('\n')}\n`)
})

test('a build names settings that Vite would not read: of another encoding, or misspelt', async () => {
  const copy = copyOfOtherCompany()
  const file = path.join(copy, '.env')
  writeFileSync(file, Buffer.from('\ufeffSITE_URL=https://brightwater.example\n', 'utf16le'))
  expect(await refusalOf(copy)).toBe(
    '.env:1: is saved as UTF-16; save it as UTF-8, which editors offer when you save a file.\n',
  )
  writeFileSync(file, '\ufeffSITE_URL=https://brightwater.example\n')
  expect(await refusalOf(copy)).toBe(
    '.env:1: begins with a byte order mark, so that its first line is not read; save it as UTF-8 without BOM.\n',
  )
  writeFileSync(file, '# Ours\nSITEURL=https://brightwater.example\n')
  expect(await refusalOf(copy)).toBe(
    '.env:2: SITEURL: nothing reads this setting; did you mean SITE_URL?\n',
  )
  writeFileSync(file, 'SITE_URL=“https//brightwater.example”\n')
  expect(await refusalOf(copy)).toBe(
    '.env:1: SITE_URL: "“https//brightwater.example”" is not an address; write https://brightwater.example\n',
  )
})

test('a build names files that are not a picture or a film, although their extension says so', async () => {
  const copy = contentOfOtherCompany({ ownPictures: true })
  writeFileSync(path.join(copy, 'site/content/media/gallery/gutter.jpg'), 'Not a picture.')
  expect(await problemsIn(copy)).toMatch(/^site\/content\/media\/gallery\/gutter\.jpg: .*$/)
  const film = path.join(copy, 'site/content/media/hero.av1.mp4')
  for (const [content, fault] of [
    ['nothing of a film', 'is not an MP4 film'],
    ['1234ftyp moov avc1 mdat', 'is not coded as AV1, as its name says'],
    ['1234ftyp mdat moov av01', 'starts only once all of it has loaded'],
  ] as const) {
    writeFileSync(film, content)
    expect(await problemsIn(copy)).toContain(
      `site/content/media/hero.av1.mp4:1: ${fault}; media/README.md of the content says how to make one.`,
    )
  }
})

test('an article that was only begun, or has a future date, is not published', async () => {
  const copy = copyOfOtherCompany()
  const args = [...scriptArgs('site/scripts/new-article.ts', copy), 'Moss']
  await promisify(execFile)(process.execPath, args, { env: environmentOfCopy() })
  const file = 'site/content/articles/moss.md'
  make(copy, [file, 'draft: true\n', ''])
  make(copy, [article, '2025-03-03', '2931-01-01'])
  make(copy, [article, '[we do](/pressure-washing)', '[we do](/blog/later)'])
  writeFileSync(path.join(copy, 'site/content/articles/later.md'), '---\ndraft: True\n---\n')
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Edmonton' })
  await expectLines(copy, [
    `${article}:5: date: 2931-01-01 is still to come; put draft: true above it, or a date up to today, ${today}.`,
    `${article}:25: Leave it: "later" is a draft; take its line draft: true out, or this link.`,
    ...Object.entries(placeholders).map(
      ([field, words]) =>
        `${file}:${lineOf(copy, file, words)}: ${field}: "${words}" is what npm run new:article wrote; write your own words, or keep it back with draft: true.`,
    ),
  ])
})

test('a build names every file that it cannot read as it was meant, and every one that nothing reads', async () => {
  const copy = contentOfOtherCompany()
  const at = (file: string) => path.join(copy, content, file)
  const questions = readFileSync(at('pages/faq.json'), 'utf8')
  writeFileSync(at('pages/faq.json'), Buffer.from(questions, 'utf16le'))
  writeFileSync(at('pages/about.json'), Buffer.from(`\ufeff${questions}`, 'utf16le'))
  // In Windows-1252 é is a single byte, which UTF-8 does not have.
  writeFileSync(at('articles/cafe.md'), Buffer.from('# One\nOur caf\xe9', 'latin1'))
  writeFileSync(at('footer.json'), '{\n  "invite": "Call\u000b us"\n}')
  writeFileSync(at('articles/moss.txt'), 'Moss')
  renameSync(at('services/airbnb.json'), at('services/airbnb.json.txt'))
  renameSync(at('wizard.json'), at('wizzard.json'))
  mkdirSync(at('article'))
  writeFileSync(at('.DS_Store'), '')
  const asUtf8 = 'save it as UTF-8, which editors offer when you save a file.'
  await expectLines(copy, [
    `${content}/article/: nothing reads this folder; did you mean articles?`,
    `${content}/articles/cafe.md:2: a letter of "caf\ufffd" is not UTF-8; save the file as UTF-8, and write it again.`,
    `${content}/articles/moss.txt:1: nothing reads this file; the files of this folder end in .md.`,
    `${content}/footer.json:2: has a sign that nobody sees, U+000B; take it out.`,
    `${content}/pages/about.json:1: is saved as UTF-16; ${asUtf8}`,
    `${content}/pages/faq.json:1: is saved as UTF-16; ${asUtf8}`,
    `${content}/services/airbnb.json.txt:1: nothing reads this file; the files of this folder end in .json.`,
    `${content}/wizzard.json:1: nothing reads this file; did you mean wizard.json?`,
  ])
})

test('content saved by an editor of Windows, and folders that git does not keep, are read as any other', async () => {
  const copy = contentOfOtherCompany()
  const at = (file: string) => path.join(copy, content, file)
  for (const file of ['business.json', 'services/residential.json', 'articles/moss-in-march.md']) {
    const text = readFileSync(at(file), 'utf8')
    writeFileSync(at(file), `\ufeff${text.replaceAll('\n', '\r\n')}`)
  }
  await expectLines(copy, [])
  rmSync(at('articles'), { recursive: true })
  await expectLines(copy, [])
  mkdirSync(at('articles/old.md'), { recursive: true })
  await expectLines(copy, [
    `${content}/articles/old.md/: nothing reads this folder; move it elsewhere.`,
  ])
})
