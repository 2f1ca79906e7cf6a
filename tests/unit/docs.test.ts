import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  // Articles link to pages of the site, and the build checks those.
  .filter((file) => !/^(site\/content|tests)\//.test(file))

test.each(documents)('every link from %s to a file of the repository leads to one', (document) => {
  // Code shows how to write links that lead nowhere.
  const text = readFileSync(join(root, document), 'utf8').replace(/`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\((?![a-z]+:|\/|#)([^)#\s]+)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

test.each(documents)(
  'every link from %s that names a file leads to a file of that name',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const links = [
      ...text.matchAll(/\[`?([\w./-]+\.(?:tsx?|js|css|json|md))`?\]\((?![a-z]+:)([^)#\s]+)/g),
    ]
    const misnamed = links.filter(([, name = '', link = '']) => basename(name) !== basename(link))
    expect(misnamed.map(([link]) => link)).toEqual([])
  },
)
