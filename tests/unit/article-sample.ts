import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { articleProblems } from '../../site/build/articles/check.ts'
import type { Known } from '../../site/build/articles/known.ts'
import { parseArticle } from '../../site/build/articles/parse.ts'
import { shownFile } from '../../site/build/content/content-folder.ts'
import { factsOf } from '../../site/build/content/facts.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** What articles may refer to. */
export const known: Known = {
  images: ['driveway-before', 'patio-after'],
  categories: ['Pressure Washing', 'Deep Cleaning', 'Maintenance Tips', 'Seasonal Care'],
  facts: factsOf(specified),
}

/** The pages there are. */
const paths = ['/', '/blog', '/inquiries', '/services', '/quote-builder']

/** An article that uses every feature. */
export const source = `---
title: 'Moss: What to Do'
description: Why moss loves a roof in Surrey, and what takes it off without harm.
category: Seasonal Care
date: 2026-10-12
author: Rosa Fern
image: driveway-before
alt: A driveway under moss
cta:
  title: Rather not?
  paragraphs:
    - We do it for you.
  buttons:
    - { label: Get Free Quote, path: /inquiries, primary: true }
    - { label: View All Services, path: /services }
  contact: { text: 'Or ', linkText: ask, linkPath: /inquiries }
---

Moss is patient. It **never** hurries
over a line.

## Signs & Symptoms

Mixed at 2:one, read [the journal](/blog) or [the city](https://surrey.ca/water).

- One line
- With [a link](/blog/moss#what-to-do)

:::tip[Wait for rain]
Soft moss comes off **whole**.
:::

## What to Do

:::highlight[Three tools]
- **Brush:** for dry days
- **Water:** as in [the quote](/quote-builder?service=pressure-washing)
:::
`

/** The messages of the build for some articles, by slug. */
export const messagesOf = (sources: Record<string, string>) =>
  articleProblems(
    Object.entries(sources).map(([slug, source]) => parseArticle(slug, source, known)),
    paths,
  )

/** A change to the article, and the build's message for it, after the name of the file. */
export type Mistake = [says: string, from: string | RegExp, to: string]

/** Makes the change and looks for the sentence. */
export function expectSentence(...[says, from, to]: Mistake) {
  const changed = source.replace(from, to)
  expect(changed).not.toBe(source)
  expect(messagesOf({ moss: changed }).split('\n')).toContain(
    `${shownFile('articles/moss.md')}:${says}`,
  )
}
