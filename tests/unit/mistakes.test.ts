import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { factsOf, namesOf } from '../../site/build/content/facts.ts'
import { allLanguages } from '../../site/content-schema/english.ts'
import { oneOf } from '../../site/problems/problems.ts'
import { expectRefused, type Mistake } from './mistakes.ts'

const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const facts = namesOf(factsOf(specified))
/** Those of a service's file, which may also name how many there are. */
const serviceFacts = `${facts}, {count}, {Count}`

/** What is changed before the mistakes of a block are made. */
const changes: Readonly<Record<string, (content: string) => void>> = {
  'a build names what older links would open as something else': (content) =>
    renameSync(`${content}/services/airbnb.json`, `${content}/services/guests.json`),
  'a build names every mistake in every article': (content) => {
    const text = readFileSync(`${content}/articles/moss-in-march.md`, 'utf8')
    const more = text.replace('Moss in March', 'More moss').replace('only article', 'other one')
    writeFileSync(`${content}/articles/moss-again.md`, more)
  },
  'a link to a removed service is reported': (content) => rmSync(`${content}/services/airbnb.json`),
}

/**
 * Blocks of mistakes that are made together: a title, then for each mistake a line
 * `file | before | after`, and below it, indented, the sentences about it. ⏎ is a new line.
 */
const blocks = readFileSync(new URL('../fixtures/mistakes.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)

for (const block of blocks) {
  const [title = '', ...lines] = block.trim().split('\n')
  const mistakes: string[][] = []
  for (const line of lines) {
    if (line.startsWith('  '))
      mistakes
        .at(-1)
        ?.push(
          line
            .trim()
            .replace('SERVICE FACTS', serviceFacts)
            .replace('FACTS', facts)
            .replace('LANGUAGES', oneOf(allLanguages)),
        )
    else
      mistakes.push(`site/content/${line}`.split(' | ').map((part) => part.replaceAll('⏎', '\n')))
  }
  test(title, () =>
    expectRefused(mistakes as Mistake[], (copy) =>
      changes[title]?.(path.join(copy, 'site/content')),
    ),
  )
}
