import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { placeholders } from '../../site/articles/placeholders.ts'
import {
  contentOfOtherCompany,
  copyOfOtherCompany,
  environmentOfCopy,
  removeCopies,
} from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'
import { expectLines, expectRefused, lineOf, make, problemsIn } from './mistakes.ts'

afterAll(removeCopies)

const faq = 'site/content/pages/faq.json'
const reviews = 'site/content/reviews.json'
const places = 'site/content/transformations.json'
const cards = 'site/content/pages/services.json'
const article = 'site/content/articles/moss-in-march.md'

test('a build names every question, review and link that leads nowhere', () =>
  expectRefused([
    [
      faq,
      'Anywhere in',
      '<b>Anywhere</b> in',
      'questions 1.answer: visitors would read <b>; write plain words, and links as [words](/path).',
    ],
    [
      faq,
      '"id": "how-much"',
      '"id": "How much"',
      'questions 2.id: "How much" becomes an address; write small letters, digits and single hyphens.',
    ],
    [faq, '(/quote-builder)', '(/quotes)', 'questions 2.answer: there is no page "/quotes".'],
    [
      faq,
      '[Call ahead](/inquiries)',
      '[Call ahead] /inquiries',
      'questions 3.answer: a link is written as [words](/path); elsewhere leave out [ and ].',
    ],
    [
      cards,
      '"/services/roof-gutter-cleaning"',
      '"/roofs"',
      'others 1.path: there is no page "/roofs".',
    ],
    [
      reviews,
      '"reviews": 1,',
      '"reviews": "one",',
      'reviews 1.reviews: "one" is not a number; write how many reviews they have written.',
    ],
    [
      reviews,
      '"Liam P."',
      '"Noor A."',
      'reviews 2.name: "Noor A." is here twice; tell them apart.',
    ],
    [
      reviews,
      '"isNew": true',
      '"isNew": "yes"',
      'reviews 2.isNew: "yes" is not right; write true or false, without quotes.',
    ],
    [
      reviews,
      'The dog approves.',
      'The dog **approves**.',
      'reviews 3.text: visitors would read **; write plain words.',
    ],
    [
      places,
      '"place": "kitchen"',
      '"place": "cellar"',
      'places 1.place: "cellar-before" has no picture site/content/media/masters/cellar-before.jpg. Put it there, or name another.',
      'places 1.place: "cellar-after" has no picture site/content/media/masters/cellar-after.jpg. Put it there, or name another.',
    ],
  ]))

test('a build names every mistake in every article', () => {
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
        'category: "Moss" is not a category; choose Pressure Washing, Deep Cleaning, Maintenance Tips or Seasonal Care.',
      ],
      [
        article,
        '2025-03-03',
        'March 3',
        'date: "March 3" is not a date; write year, month and day, as 2026-10-12.',
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

test('a link to a removed service is reported', () =>
  expectRefused(
    [
      [
        faq,
        '(/about)',
        '(/airbnb-cleaning)',
        'questions 4.answer: there is no page "/airbnb-cleaning".',
      ],
    ],
    (copy) => rmSync(path.join(copy, 'site/content/services/airbnb.json')),
  ))

test('unknown facts in braces are reported, with the list of facts', async () => {
  const copy = contentOfOtherCompany()
  const line = lineOf(copy, faq, 'Anywhere in {area}')
  make(copy, [faq, 'Anywhere in {area}', 'Anywhere in {aria}'])
  const problem = `${faq}:${line}: questions 1.answer: {aria} is not a fact; there are {name}, `
  expect((await problemsIn(copy)).slice(0, problem.length)).toBe(problem)
})
