import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { placeholders } from '../../site/articles/placeholders.ts'
import { copyOfOtherCompany, environmentOfCopy, removeCopies } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The copy of the project whose content was changed, with its builds. */
    copy: string
  }
}

/** The site as the owner changed it. */
export const changed = 'dist'

/** The same build with the widgets. */
export const published = 'dist-published'

/** The article that the owner published. */
export const slug = 'moss-when-and-why'

const run = promisify(execFile)
const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/**
 * Builds a copy of the project with many changes of an owner: another company's content, an article
 * without an author, facts in texts, a remark left out, one service removed and one added, one article published and
 * one begun, and a long list of older articles.
 */
export async function setup({ provide }: TestProject) {
  const copy = copyOfOtherCompany()
  const content = (file: string) => path.join(copy, 'site/content', file)
  const read = (file: string) => readFileSync(content(file), 'utf8')

  const location = JSON.parse(readFileSync(path.join(specified, 'pages/location.json'), 'utf8'))
  const holidayNote = 'Near {town}: {phone}, or "wait" {responseHours} hours.'
  writeFileSync(
    content('pages/location.json'),
    JSON.stringify({ ...location, places: [], holidayNote }),
  )
  const { note: _, ...footer } = JSON.parse(read('footer.json'))
  writeFileSync(content('footer.json'), JSON.stringify(footer))
  const unsigned = read('articles/moss-in-march.md')
    .replace('Moss in March', 'Quoting')
    .replace('only article', 'other one')
    .replace('2025-03-03', '2025-02-02')
    .replace('author: Rosa Fern\n', '')
    .replace('Moss wakes', '{name} of {town} wakes')
  writeFileSync(content('articles/quoting.md'), unsigned)

  rmSync(content('services/airbnb.json'))
  writeFileSync(content('services/window-washing.json'), JSON.stringify(windowWashing))

  await startArticle(copy, 'Moss: "When" & Why')
  const article = finishArticle(read(`articles/${slug}.md`))
  writeFileSync(content(`articles/${slug}.md`), article)
  await startArticle(copy, 'Moss Tomorrow')

  // Older than the others, so that they are the blog's second page.
  for (let number = 1; number <= 24; number++) {
    const older = article
      .replaceAll('Moss:', `Moss ${number}:`)
      .replace(/^date: .*/m, 'date: 2024-01-01')
    writeFileSync(content(`articles/moss-again-${number}.md`), older)
  }

  await buildChanged(copy, changed)
  cpSync(path.join(copy, changed), path.join(copy, published), { recursive: true })
  await build(copy, published, '--app', '-c', 'vite.widget.config.ts')
  provide('copy', copy)
}

export const teardown = removeCopies

const startArticle = (copy: string, title: string) =>
  run(process.execPath, [...scriptArgs('site/scripts/new-article.ts', copy), title], {
    // In this time zone it is already tomorrow for most of the company's day.
    env: { ...environmentOfCopy(), TZ: 'Pacific/Kiritimati' },
  })

/** Fills in the owner's words, and removes the line that keeps the article unpublished. */
const finishArticle = (article: string) =>
  Object.values(placeholders).reduce(
    (text, words) => text.replace(words, words.replace(/say here/i, 'What we know of')),
    article.replace('draft: true\n', ''),
  )

/** Builds the changed site without its widgets. */
export const buildChanged = (copy: string, into: string) => build(copy, into, '--emptyOutDir')

function build(folder: string, into: string, ...options: string[]) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-l', 'warn']
  const outDir = ['--outDir', path.resolve(folder, into)]
  return run(process.execPath, [...vite, ...outDir, ...options], {
    cwd: folder,
    env: { ...environmentOfCopy(), SITE_URL: 'https://fern.example' },
  })
}

/** The service that the owner adds. */
const windowWashing = {
  order: 5,
  name: 'Window Washing',
  code: 'glass',
  icon: 'window',
  path: '/window-washing',
  card: { text: 'Inside and outside.', from: { panes: 1 }, unit: 'A window' },
  listed: ['glass'],
  nothing: 'Go back and count your windows',
  steps: [
    {
      id: 'glass',
      name: 'Glass',
      heading: 'Count your windows.',
      event: 'glass_selection',
      questions: [
        {
          id: 'glass',
          kind: 'counts',
          counts: [{ id: 'panes', one: 'Window', many: 'Windows', icon: 'window', each: 9 }],
        },
        { id: 'screens', kind: 'yes', label: 'Screens too', price: 40 },
      ],
    },
  ],
}
