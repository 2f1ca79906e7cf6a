import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const site = new URL('../../site/', import.meta.url)
const folders = ['components', 'pages', 'styles']

/** Each change anywhere in the page would make the browser match the styles of all of it again. */
const asksRoot = /(?:^|[\s,}])(?:\*|:root|html|body)[^\s,{]*:has\(/

/** Each page change would do so: browsers register the property again then. */
const registers = /@property/

test('no style of the site makes the browser match the styles of the whole page again', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, site), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  )
  expect(files).not.toEqual([])
  const isSlow = (file: string) => {
    const styles = readFileSync(new URL(file, site), 'utf8')
    return asksRoot.test(styles) || registers.test(styles)
  }
  expect(files.filter(isSlow)).toEqual([])
})
