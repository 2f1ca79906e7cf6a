import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import manifest from '../../package.json' with { type: 'json' }
import { built, builtFile } from '../built.ts'

test('licenses.txt has the licence of every package in the scripts, and of the fonts', async () => {
  const [, ...sections] = built('licenses.txt').split(/^## (?=.+ \(.+\)$)/m)
  const texts = new Map(sections.map((section) => [/^.+?(?= \d| \()/.exec(section)?.[0], section]))
  // Bundled code of packages that are for development only, and code that other packages bundle themselves.
  const others = ['lucide-react', 'scheduler', '@r2wc/core', 'Bricolage Grotesque and Figtree']
  for (const name of [...Object.keys(manifest.dependencies), ...others]) {
    expect(texts.get(name)?.length, name).toBeGreaterThan(500)
  }
})

test('each widget and the site’s script say where the licences are', async () => {
  const [index = ''] = readdirSync(builtFile('assets')).filter((file) =>
    /^index-.*\.js$/.test(file),
  )
  const widgets = ['quote-builder', 'inquiry-form', 'quote-sheet'].map(
    (name) => `widgets/${name}.js`,
  )
  for (const file of [...widgets, `assets/${index}`]) {
    expect(built(file)).toContain('/*! Licences: /licenses.txt */')
  }
})
