import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const site = new URL('../../site/', import.meta.url)
const folders = ['components', 'pages', 'styles']

/** Each change anywhere in the page would make the browser match the styles of all of it again. */
const asksRoot = /(?:^|[\s,}])(?:\*|:root|html|body)[^\s,{]*:has\(/

test('no style of the site asks the whole page what it contains', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, site), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  )
  expect(files).not.toEqual([])
  expect(files.filter((file) => asksRoot.test(readFileSync(new URL(file, site), 'utf8')))).toEqual(
    [],
  )
})
