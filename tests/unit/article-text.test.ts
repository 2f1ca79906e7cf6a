import { test } from 'vitest'
import { expectSentence, type Mistake } from './article-sample.ts'

const mistakes: Mistake[] = [
  [
    '17: intro: what comes before the first ## heading is one paragraph, the intro.',
    /Moss is patient[\s\S]*?line\.\n/,
    '',
  ],
  [
    '21: intro: what comes before the first ## heading is one paragraph, the intro.',
    'hurries\n',
    'hurries\n\n',
  ],
  [
    '19: sections: there is none; start each with a heading, as ## Signs of moss.',
    /\n## [\s\S]*/,
    '',
  ],
  [
    '33: Nothing Yet: the section is empty; write it, or take the heading out.',
    '## What to Do',
    '## Nothing Yet\n\n## What to Do',
  ],
  [
    '33: What to Do: the section is empty; write it, or take the heading out.',
    /:::highlight[\s\S]*/,
    '',
  ],
  [
    '33: Signs and symptoms: line 22 has the same heading; tell them apart.',
    '## What to Do',
    '## Signs and symptoms',
  ],
  [
    "33: What to Do: a heading starts with ##, not ###; the article's title is in the front matter.",
    '## What to Do',
    '### What to Do',
  ],
  [
    "33: What to Do: a heading starts with ##, not #; the article's title is in the front matter.",
    '## What to Do',
    '# What to Do',
  ],
  [
    '24: Signs & Symptoms: a picture in the text is not supported; the one picture is the `image` of the front matter.',
    'Mixed',
    '![Moss](moss.jpg) Mixed',
  ],
  [
    '24: Signs & Symptoms: code is not supported; write the words without the ` marks.',
    'Mixed',
    '`Mixed`',
  ],
  [
    '35: What to Do: code is not supported; write a paragraph that does not start with spaces or ``` marks.',
    '## What to Do\n',
    '## What to Do\n\n    code\n',
  ],
  [
    '30: Signs & Symptoms: text in italics is not supported; use **strong** words, or none.',
    '**whole**',
    '*whole*',
  ],
  ['24: Signs & Symptoms: HTML is not supported; write plain Markdown.', 'Mixed', '<b>Mixed</b>'],
  [
    '24: Signs & Symptoms: a table is not supported; use a list, or :::highlight[Title] with labels.',
    'Mixed at',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\nMixed at',
  ],
  [
    '24: Signs & Symptoms: a quotation is not supported; use :::tip[Title] for a remark.',
    'Mixed at',
    '> Mixed at',
  ],
  [
    '35: What to Do: a line across is not supported; start a new section with ##.',
    '## What to Do\n',
    '## What to Do\n\n***\n',
  ],
  [
    '27: Signs & Symptoms: a list within a list is not supported; write two lists, or a section more.',
    '- One line',
    '- One line\n  - and one within',
  ],
  [
    '26: Signs & Symptoms: a numbered list is not supported; start each line with -.',
    /- One line\n.*/,
    '1. One line',
  ],
  [
    '29: Signs & Symptoms: there is no box "note"; use :::tip[Title] or :::highlight[Title].',
    ':::tip[',
    ':::note[',
  ],
  [
    '29: Signs & Symptoms: the tip has no title; write it as :::tip[Title].',
    ':::tip[Wait for rain]',
    ':::tip',
  ],
  [
    '29: Signs & Symptoms: a tip holds one paragraph, and ends with a line of three colons.',
    'Soft moss',
    'First.\n\nSoft moss',
  ],
  [
    '29: Signs & Symptoms: a box starts with three colons, as :::tip[Title], and ends with three.',
    ':::tip[',
    '::tip[',
  ],
  [
    '35: What to Do: a highlight holds one list, and ends with a line of three colons.',
    /- \*\*Brush[\s\S]*?\)\n/,
    'Words.\n',
  ],
  [
    '36: What to Do: each line of a highlight starts with its label, as - **Label:** text.',
    '**Brush:** for',
    'For',
  ],
  [
    '30: text: strong words are plain: no link or ** within them.',
    '**whole**',
    '**[whole](/blog)**',
  ],
]

const links: Mistake[] = [
  ['24: Signs & Symptoms: there is no page "/journal".', '(/blog)', '(/journal)'],
  [
    '24: Signs & Symptoms: there is no article "algae"; its file would be algae.md.',
    '(/blog)',
    '(/blog/algae)',
  ],
  [
    '27: Signs & Symptoms: "/blog/moss#roofs" leads to no section; there are signs-and-symptoms, what-to-do.',
    'moss#what-to-do',
    'moss#roofs',
  ],
  [
    '24: Signs & Symptoms: a link to another site starts with https://, not as "http://surrey.ca/water".',
    'https:',
    'http:',
  ],
  [
    '24: Signs & Symptoms: a link to another site starts with https://, not as "javascript:alert".',
    '(/blog)',
    '(javascript:alert)',
  ],
  [
    '24: Signs & Symptoms: "blog" must start with /, as /inquiries or /blog/some-article.',
    '(/blog)',
    '(blog)',
  ],
]

test.each([...mistakes, ...links])('the build stops with %s', expectSentence)
