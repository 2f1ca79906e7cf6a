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

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const articles = 'site/content/articles'

/** How many articles the site has. */
export const articleCount = readdirSync(path.join(repository, articles)).filter((file) =>
  file.endsWith('.md'),
).length

/** The article that the generated ones are copies of: one of usual length. */
const model = readFileSync(
  path.join(repository, articles, 'pressure-washing-101-5-signs.md'),
  'utf8',
)

/** A copy of the site in its own folder, with this many generated articles in addition to the real ones. */
export function copyWith(count: number) {
  const copy = mkdtempSync(path.join(tmpdir(), 'growth-'))
  for (const part of [
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'LICENSE',
    'site',
    'widgets',
  ])
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  for (let number = 1; number <= count; number++) {
    writeFileSync(path.join(copy, articles, `moss-on-driveways-part-${number}.md`), article(number))
  }
  return { copy, remove: () => rmSync(copy, { recursive: true }) }
}

function article(number: number) {
  const day = new Date(Date.UTC(2012, 0, 1 + number)).toISOString().slice(0, 10)
  return model
    .replace(/^title: .*$/m, `title: Moss on driveways, part ${number}`)
    .replace(
      /^description: .*$/m,
      `description: Moss on driveways and what to do about it before winter, part ${number}.`,
    )
    .replace(/^date: .*$/m, `date: ${day}`)
}
