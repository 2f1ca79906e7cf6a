/** Starts an article: npm run new:article "Title". */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholders } from '../articles/placeholders.ts'
import { newSlug } from '../articles/slug.ts'
import { contentFolder, shownFile } from '../build/content/content-folder.ts'
import { readCompany, readerOf } from '../build/content/reader.ts'
import { originals } from '../build/pictures/originals.ts'
import { fail } from './fail.js'

const fileOf = (slug: string) => join(contentFolder, `articles/${slug}.md`)
const { categories } = readerOf(contentFolder)<{ categories: string[] }>('pages/blog.json')
const { timeZone } = readCompany(contentFolder)
const pictures = originals('masters')

const title = process.argv.slice(2).join(' ').trim()
// Today where the company is: a later date could not be published yet.
const date = new Date().toLocaleDateString('en-CA', { timeZone })
const { slug, isNamed } = newSlug(title, date, (slug) => existsSync(fileOf(slug)))
const file = fileOf(slug)
const shown = shownFile(`articles/${slug}.md`)

if (!slug) fail('Say what the article is called: npm run new:article "Moss on Roofs"')
if (title.length > 65) {
  fail(`The title has ${title.length} characters; search engines show 65 at most.`)
}
if (slug === '404') fail('An article cannot be called 404; choose other words.')
if (existsSync(file)) fail(`There is an article called so already: ${shown}`)

writeFileSync(file, template())
const steps = [
  ...(isNamed
    ? []
    : [
        'Rename it to what it is about, in Latin letters, as moss-on-roofs.md: its name is its address.',
      ]),
  'Open it and replace every sentence with your own; the comments say what goes where.',
  `Watch it at http://localhost:5173/blog/${slug}: npm run dev`,
  `Publish it: take out the line draft: true, then npm run build. Until then builds leave it out;
     afterwards a mistake stops the build and says file, line and what to write.`,
]
console.log(`${shown} is started. What to do next:`)
for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${step}`)

function template() {
  const words = placeholders
  return `---
title: ${JSON.stringify(title)}
# For the list and for search engines: 50 to 165 characters, unlike any other article's.
description: ${JSON.stringify(`${title}: ${words.description}`)}
# One of: ${categories.join(', ')}
category: ${categories[0]}
date: ${date}
# Held back: npm run dev shows it, npm run build leaves it out. Take this line out to publish it.
draft: true
# The company wrote it, unless somebody signs here: author: Rosa Fern
# One of: ${pictures.join(', ')}
image: ${pictures[0]}
alt: ${words.alt}
cta:
  title: Rather have it done?
  paragraphs:
    - ${words['cta.paragraphs 1']}
  buttons:
    - { label: Get Free Quote, path: /inquiries, primary: true }
    - { label: View All Services, path: /services }
---

${words.intro}

## ${words['first heading']}

${words.paragraph}

- ${words['first line']}
- ${words['second line']}

:::tip[${words['title of the tip']}]
${words.tip}
:::

## ${words['second heading']}

:::highlight[${words['title of the highlight']}]
- ${words['first label']}
- ${words['second label']}
:::
`
}
