import { test } from 'vitest'
import { namesOf } from '../../site/build/content/facts.ts'
import { expectSentence, known, type Mistake } from './article-sample.ts'

const mistakes: Mistake[] = [
  [
    '1: front matter: the file starts with the fields between two lines of ---.',
    /^---[\s\S]*?---\n/,
    '',
  ],
  [
    '2: front matter: write one field a line: title, description, category, date, draft, author, image, alt, cta.',
    /^---[\s\S]*?---/,
    '---\nWords.\n---',
  ],
  [
    "2: front matter: a value with a colon in it goes between quotes, as title: 'Moss: what to do'.",
    "'Moss: What to Do'",
    'Moss: What to Do',
  ],
  [
    '8: front matter: the same field is here twice; keep one.',
    'date: 2026',
    'image: patio-after\ndate: 2026',
  ],
  [`3: text: {city2} is not a fact; there are ${namesOf(known.facts)}.`, 'in Surrey', 'in {city2}'],
  [
    `19: text: {fone} is not a fact; there are ${namesOf(known.facts)}.`,
    '**never** hurries',
    '{fone}',
  ],
  ['2: title: must be words; put them between quotes.', "'Moss: What to Do'", '101'],
  [
    '2: title: has 72 characters; search engines show 65 at most.',
    'What to Do',
    'What to Do What to Do What to Do What to Do What to Do What to Do ',
  ],
  [
    '6: tags: is not a field; the fields are title, description, category, date, draft, author, image, alt, cta.',
    'author:',
    'tags: moss\nauthor:',
  ],
  [
    '4: category: "Roofs" is not a category; choose Pressure Washing, Deep Cleaning, Maintenance Tips or Seasonal Care.',
    'Seasonal Care',
    'Roofs',
  ],
  [
    '5: date: "12 October" is not a date; write year, month and day, as 2026-10-12.',
    '2026-10-12',
    '12 October',
  ],
  [
    '5: date: "2026-02-30" is not a date; write year, month and day, as 2026-10-12.',
    '2026-10-12',
    '2026-02-30',
  ],
  [
    '5: date: "2026-13-01" is not a date; write year, month and day, as 2026-10-12.',
    '2026-10-12',
    '2026-13-01',
  ],
  ['6: draft: is true or false.', 'author:', 'draft: yes\nauthor:'],
  ['3: description: has 11 characters; write at least 50.', /Why moss.*/, 'About moss.'],
  [
    '3: description: has 240 characters; write 165 at most.',
    'Why moss',
    'Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss Why moss ',
  ],
  [
    '7: image: there is no picture "roof"; choose driveway-before or patio-after.',
    'image: driveway-before',
    'image: roof',
  ],
  ['2: alt: is missing: write what the picture shows.', 'alt: A driveway under moss\n', ''],
  [
    '2: cta: is missing: write what closes the article: a title, paragraphs and buttons.',
    /cta:[\s\S]*?\n---/,
    '---',
  ],
  [
    '9: cta.title: is missing: write the headline of the call to action.',
    '  title: Rather not?\n',
    '',
  ],
  [
    '9: cta.paragraphs: is missing: write a list of sentences.',
    '  paragraphs:\n    - We do it for you.\n',
    '',
  ],
  [
    '9: cta.buttons: is missing: write a list, each with a label and a path.',
    / {2}buttons:\n.*\n.*\n/,
    '',
  ],
  [
    '15: cta.buttons 2.label: is missing: write what the button says.',
    'label: View All Services, ',
    '',
  ],
  ['14: cta.buttons 1.primary: is true or false.', 'primary: true', 'primary: half'],
  ['15: cta.buttons 2.path: there is no page "/offers".', 'path: /services }', 'path: /offers }'],
  ['16: cta.contact.linkText: is missing: write the words of the link.', 'linkText: ask, ', ''],
  [
    '16: cta.contact.tel: is not a field; the fields are text, linkText, linkPath, textAfter.',
    'linkText: ask',
    'linkText: ask, tel: 1',
  ],
]

test.each(mistakes)('the build stops with %s', expectSentence)
