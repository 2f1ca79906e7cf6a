import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { placeholders } from '../../site/articles/placeholders.js'
import { moveIn } from '../fixtures/other-owner.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const configurations = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vite.widget.config.ts']
const parts = [...configurations, 'site', 'widgets/rules']

/** A film and its frame, named by the other company. */
const film = 'kitchen-wipe'

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

/** A project of another company, whose facts are known here. */
function project() {
  const copy = mkdtempSync(path.join(tmpdir(), 'owner-mistakes-'))
  copies.push(copy)
  for (const part of parts) {
    const filter = (file: string) => !file.endsWith('.mp4') || file.includes(film)
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true, filter })
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  moveIn(copy)
  return copy
}

/** What `npm run build` runs, and what its owner then reads. */
async function build(copy: string) {
  const { SITE_URL, VITE_GTM_ID, ...env } = process.env
  const script = path.join(copy, 'site/scripts/build.js')
  return promisify(execFile)(process.execPath, [script], { cwd: copy, env }).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

/** What somebody writes instead of something else on one line, and what the build says of it. */
type Mistake = [file: string, before: string, after: string, ...sentences: string[]]

function make(copy: string, [file, before, after]: Mistake) {
  const text = readFileSync(path.join(copy, file), 'utf8')
  expect(text, file).toContain(before)
  writeFileSync(
    path.join(copy, file),
    text.replace(before, () => after),
  )
}

function lineOf(copy: string, file: string, words: string) {
  const [above = ''] = readFileSync(path.join(copy, file), 'utf8').split(words)
  return above.split('\n').length
}

/** Makes the mistakes, and expects the build to name each with its line and to do nothing else. */
async function expectRefused(mistakes: Mistake[], change: (copy: string) => void = () => {}) {
  const copy = project()
  change(copy)
  const lines = mistakes.flatMap(([file, before, _, ...sentences]) =>
    sentences.map((sentence) => `${file}:${lineOf(copy, file, before)}: ${sentence}`),
  )
  for (const mistake of mistakes) make(copy, mistake)
  await expectLines(copy, lines)
}

async function expectLines(copy: string, lines: string[]) {
  const files = readdirSync(copy)
  expect(await build(copy)).toEqual({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` })
  expect(readdirSync(copy)).toEqual(files)
}

const prices = 'site/content/prices.ts'
const business = 'site/content/business.ts'
const gallery = 'site/content/gallery.ts'
const faq = 'site/content/faq.ts'
const reviews = 'site/content/reviews.ts'
const services = 'site/content/services.ts'
const places = 'site/content/transformations.ts'
const article = 'site/content/articles/moss-in-march.md'
const number = 'write a number of dollars, such as 80.'

test.concurrent('a build names every wrong price, unknown key and missing key', () =>
  expectRefused([
    [
      prices,
      'bedrooms: 65',
      "bedrooms: '$83'",
      'residential.bedrooms: "$83" is no number; write 83.',
    ],
    [
      prices,
      'bathrooms: 52.25',
      'bathrooms: -52.25',
      'airbnb.bathrooms: -52.25 is less than nothing; write 52.25, or 0.',
    ],
    [prices, ', commonAreas: 140', '', `commercial.commonAreas: is missing; ${number}`],
    [
      prices,
      'windowCount: 7.5',
      'windowCount: 0 / 0',
      `pressure-washing.windowCount: NaN is no number; ${number}`,
    ],
    [
      prices,
      'fence: 88',
      "fence: '88,5'",
      `additionalSurfaces.fence: "88,5" is no number; ${number}`,
    ],
    [prices, 'weekly: -25', 'weeky: -25', 'frequency: "weeky" is unknown; did you mean weekly?'],
    [
      prices,
      'monthly: -5',
      'monthly: -0.05',
      'frequency.monthly: -0.05 is less than one percent; write -5 for -5 %.',
    ],
    [
      prices,
      "'same-day': 40",
      "'same-day': -100",
      'turnaround.same-day: -100 leaves nothing to pay; write a number above -100.',
    ],
    [
      prices,
      'retail: 10',
      'retail: 10, warehouse: 20',
      'buildingType: "warehouse" is unknown; there are office, retail, restaurant.',
    ],
    [
      prices,
      'residential: { from: 120',
      'residential: { from: 1400',
      'typicalVisit.residential: the first number is the lower one; write from and to the other way round.',
    ],
  ]))

test.concurrent('a build names every fact that nobody can read or reach', () =>
  expectRefused([
    [
      business,
      "'Fern & Sons Property Care'",
      "' '",
      'name: is empty; write the name of the company.',
    ],
    [
      business,
      'latitude: 50.6745',
      'latitude: 506745',
      'geo.latitude: 506745 is no place; write -90 to 90 degrees.',
    ],
    [
      business,
      '250.555.0187',
      '555.0187',
      'phone: "555.0187" has 7 digits; write the ten of the number, as (604) 555-0142.',
    ],
    [
      business,
      'office@fern.example',
      'office@fern',
      'email: "office@fern" is no email address; write one such as hello@goldcrest.example.',
    ],
    [
      business,
      'Monday to Thursday',
      'Monday til Thursday',
      'hours 1.days: "Monday til Thursday" names no days; write Monday to Friday, Saturday and Sunday, or Every day.',
    ],
    [
      business,
      '9:00 AM to 12:00 PM',
      '7 to 7',
      'hours 2.time: "7 to 7" cannot be read; write 7:00 AM to 7:00 PM, or Closed.',
    ],
    [
      business,
      'Saturday to Sunday',
      'Friday to Sunday',
      'hours 3.days: Friday stands in an earlier line too; keep one, with two times as 9 AM to noon and 1 PM to 5 PM.',
    ],
    [
      business,
      'https://www.facebook.com/fern.example',
      'www.facebook.com/fern',
      'social.facebook: "www.facebook.com/fern" is no address; write one that starts with https://.',
    ],
  ]))

test.concurrent('a build names every picture that is missing, misnamed, unreadable or without a text', () =>
  expectRefused([
    [
      gallery,
      "path: 'entrance'",
      "path: 'entrance.jpg'",
      'gallery 1.images 1.path: "entrance.jpg" has its ending; write entrance.',
    ],
    [
      gallery,
      "id: 'bath'",
      "id: 'door'",
      'gallery 2.id: "door" stands here twice; tell them apart.',
    ],
    [
      gallery,
      "path: 'bath-shower'",
      "path: 'bath-showr'",
      'gallery 2.images 1.path: "bath-showr" has no picture site/media/gallery/bath-showr.jpg. Put it there, or name another.',
    ],
    [
      gallery,
      ", alt: 'A round mirror above a tap'",
      '',
      'gallery 2.images 2.alt: is missing; write what is to be seen, for those who cannot.',
    ],
    [
      gallery,
      "videoUrl: 'kitchen-wipe'",
      "videoUrl: 'gutter'",
      'gallery 3.videoUrl: "gutter" has no film: site/media/gutter.av1.mp4 and .h264.mp4. Put it there, or name another.',
    ],
    [
      gallery,
      "path: 'office-desk'",
      "path: 'Office-desk'",
      'gallery 4.images 1.path: "Office-desk" is called office-desk in site/media/gallery.',
    ],
    [
      gallery,
      "alt: 'A stove under a clean hood'",
      "alt: ' '",
      'gallery 5.images 1.alt: is empty; write what is to be seen, for those who cannot.',
    ],
  ]))

test.concurrent('a build names a file that is no picture, whatever its ending says', async () => {
  const copy = project()
  writeFileSync(path.join(copy, 'site/media/gallery/gutter.jpg'), 'Not a picture.')
  expect(await build(copy)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^site\/media\/gallery\/gutter\.jpg: .*\n$/),
  })
})

test.concurrent('a build names every question, review and link that leads nowhere', () =>
  expectRefused([
    [
      faq,
      "id: 'how-much'",
      "id: 'How much'",
      'faq 2.id: "How much" becomes an address; write small letters, digits and single hyphens.',
    ],
    [faq, '(/quote-builder)', '(/quotes)', 'faq 2.answer: there is no page "/quotes".'],
    [
      faq,
      '[Call ahead](/inquiries)',
      '[Call ahead] /inquiries',
      'faq 3.answer: a link is written as [words](/path); elsewhere leave out [ and ].',
    ],
    [
      reviews,
      'reviews: 1,',
      "reviews: 'one',",
      'reviews 1.reviews: "one" is no number; write how many reviews they have written.',
    ],
    [
      reviews,
      'isNew: true',
      "isNew: 'yes'",
      'reviews 2.isNew: "yes" is not right; write true or false, without quotes.',
    ],
    [
      reviews,
      "'Liam P.'",
      "'Noor A.'",
      'reviews 2.name: "Noor A." stands here twice; tell them apart.',
    ],
    [
      services,
      "'/airbnb-cleaning'",
      "'airbnb-cleaning'",
      'services 3.path: "airbnb-cleaning" must start with /, as /inquiries or /blog/some-article.',
    ],
    [
      places,
      "place: 'kitchen'",
      "place: 'cellar'",
      'transformations 1.place: "cellar-before" has no picture site/media/masters/cellar-before.jpg. Put it there, or name another.',
      'transformations 1.place: "cellar-after" has no picture site/media/masters/cellar-after.jpg. Put it there, or name another.',
    ],
  ]))

test.concurrent('a build names every mistake in every article', () => {
  const other = 'site/content/articles/moss-again.md'
  return expectRefused(
    [
      [
        other,
        'title: More moss',
        'title: Moss: more',
        "front matter: a value with a colon in it goes between quotes, as title: 'Moss: what to do'.",
      ],
      [
        article,
        'category: Seasonal Care',
        'category: Moss',
        'category: "Moss" is no category; choose Pressure Washing, Deep Cleaning, Maintenance Tips or Seasonal Care.',
      ],
      [
        article,
        '2025-03-03',
        'March 3',
        'date: "March 3" is no day; write year, month and day, as 2026-10-12.',
      ],
      [
        article,
        'alt: A roof under moss',
        "alt: ''",
        'alt: is missing: write what the picture shows.',
      ],
      [
        article,
        'Moss wakes',
        '<b>Moss</b> wakes',
        'intro: HTML is not supported; write plain Markdown.',
        'intro: HTML is not supported; write plain Markdown.',
      ],
      [
        article,
        '[we do](/pressure-washing)',
        '[we do](/blog/roofs)',
        'Leave it: there is no article "roofs"; its file would be roofs.md.',
      ],
      [
        article,
        '## Rest',
        '## Leave it',
        'Leave it: line 20 has the same heading; tell them apart.',
      ],
    ],
    (copy) => {
      const text = readFileSync(path.join(copy, article), 'utf8')
      const more = text.replace('Moss in March', 'More moss').replace('only article', 'other one')
      writeFileSync(path.join(copy, other), more)
    },
  )
})

test.concurrent('an article that was only started is not published, nor one of a day to come', async () => {
  const copy = project()
  await promisify(execFile)(process.execPath, [
    path.join(copy, 'site/scripts/new-article.js'),
    'Moss',
  ])
  const file = 'site/content/articles/moss.md'
  make(copy, [file, 'draft: true\n', ''])
  make(copy, [article, '2025-03-03', '2931-01-01'])
  make(copy, [article, '[we do](/pressure-washing)', '[we do](/blog/later)'])
  writeFileSync(path.join(copy, 'site/content/articles/later.md'), '---\ndraft: true\n---\n')
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Vancouver' })
  await expectLines(copy, [
    `${article}:5: date: 2931-01-01 is still to come; put draft: true above it, or a date up to today, ${today}.`,
    `${article}:25: Leave it: "later" is a draft; take its line draft: true out, or this link.`,
    ...Object.entries(placeholders).map(
      ([field, words]) =>
        `${file}:${lineOf(copy, file, words)}: ${field}: "${words}" is what npm run new:article wrote; write your own words, or keep it back with draft: true.`,
    ),
  ])
})

test.concurrent('a build says where a comma is missing, and a key stands twice', async () => {
  const copy = project()
  make(copy, [prices, '171 },', '171 }'])
  make(copy, [business, 'longitude:', 'latitude: 50.7, longitude:'])
  const line = lineOf(copy, business, 'longitude:')
  await expectLines(copy, [
    `${business}:${line}: latitude: stands here twice, and only the last one counts; keep one.`,
    `${prices}:8: Expected , or } but found Identifier: look for a missing comma, quote or bracket here or just above.`,
  ])
})

test.concurrent('a build says where words have no quotes', () =>
  expectRefused([
    [business, "'Fern & Sons'", 'Fern', 'Fern is no value; put words between quotes.'],
  ]))

test.concurrent('a build names what .env has wrong', async () => {
  const copy = project()
  const lines = [
    '# Ours',
    'SITE_URL=brightwater.example',
    'VITE_GTM_ID=G-123',
    'VITE_EMAILJS_SERVICE_ID=abc',
    'VITE_EMAILJS_PUBLIC_KEY=',
    '',
  ]
  writeFileSync(path.join(copy, '.env'), lines.join('\n'))
  const missing = 'is missing; set all four EmailJS ids or none.'
  await expectLines(copy, [
    '.env:2: SITE_URL: "brightwater.example" is no address; write https://brightwater.example',
    '.env:3: VITE_GTM_ID: "G-123" is no container; write an id such as GTM-AB12CD3.',
    `.env:4: VITE_EMAILJS_QUOTE_TEMPLATE_ID: ${missing}`,
    `.env:4: VITE_EMAILJS_INQUIRY_TEMPLATE_ID: ${missing}`,
    `.env:5: VITE_EMAILJS_PUBLIC_KEY: ${missing}`,
  ])
})
