import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'
import { forbidden, rooms } from '../../.dependency-cruiser.mjs'
import { newFolder } from '../fixtures/project-copy.ts'

/** A small project: each file, and its imports. */
const house: Record<string, readonly string[]> = {
  'widgets/words/en.ts': [],
  'widgets/rules/money.ts': ['../words/en.ts', 'zod'],
  'widgets/lead/mail.ts': ['../rules/money.ts', '../fields/Notice.tsx'],
  'widgets/fields/Notice.tsx': ['react', '../words/en.ts', 'preact'],
  'widgets/inquiry-form/InquiryForm.tsx': ['../../site/styles/tokens.css'],
  'widgets/inquiry-form/register.tsx': ['./InquiryForm.tsx', '../../site/styles/tokens.css'],
  'site/styles/tokens.css': [],
  'site/client.tsx': ['./pages/faq/FaqPage.tsx', './seo/feed.ts'],
  'site/seo/feed.ts': ['../../widgets/rules/money.ts'],
  'site/pages/faq/FaqPage.tsx': ['../about/AboutPage.tsx', '../../hooks/one.ts'],
  'site/pages/about/AboutPage.tsx': ['../../../widgets/lead/mail.ts'],
  'site/components/layout/Header.tsx': ['../blocks/Price.tsx'],
  'site/components/blocks/Price.tsx': [],
  'site/components/blocks/Steps.tsx': ['../layout/NavLink.tsx'],
  'site/components/layout/NavLink.tsx': [],
  'site/hooks/one.ts': ['./other.ts'],
  'site/hooks/other.ts': ['./one.ts'],
  'tests/site/faq.spec.ts': ['../../site/hooks/one.ts', './faq-page.ts'],
  'tests/site/faq-page.ts': [],
}

/** The mistakes in it, by file. */
const refused: Record<string, readonly string[]> = {
  'widgets/rules/money.ts': ['words and rules are pure'],
  'widgets/lead/mail.ts': ['widgets/lead imports from'],
  'widgets/fields/Notice.tsx': ['widgets import React'],
  'widgets/inquiry-form/InquiryForm.tsx': ["of a widget's files only register.tsx"],
  'site/client.tsx': ['what a browser loads'],
  'site/pages/faq/FaqPage.tsx': ['pages do not import each other'],
  'site/pages/about/AboutPage.tsx': ['site/pages imports from'],
  'site/components/layout': ['no circle of folders'],
  'site/components/blocks': ['no circle of folders'],
  'site/hooks/one.ts': ['no circle of files'],
  'tests/site/faq.spec.ts': ['browser tests see only what is built'],
}

const folder = newFolder()
const found: Record<string, string[]> = {}

beforeAll(async () => {
  for (const [file, imports] of Object.entries(house)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    const lines = imports.map((name) => `import '${name}'`)
    writeFileSync(place, file.endsWith('.css') ? '' : `${lines.join('\n')}\nexport {}\n`)
  }
  const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction')
  const result = await cruise(['site', 'widgets', 'tests'], {
    baseDir: folder,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    validate: true,
  })
  const { violations } = (result.output as ICruiseResult).summary
  for (const { from, rule } of violations) found[from] = [...(found[from] ?? []), rule.name]
})

test('an import that breaks a rule is refused with the name of the rule, and no other import is', () => {
  expect(Object.keys(found).sort()).toEqual(Object.keys(refused).sort())
  for (const [file, names] of Object.entries(refused))
    expect(found[file], file).toEqual(names.map((name) => expect.stringContaining(name)))
})

test('the drawing of the architecture shows every room above all that it imports from', () => {
  const drawing = readFileSync(new URL('../../docs/architecture.svg', import.meta.url), 'utf8')
  const floors = new Map<string, number>()
  for (const [, room = '', y] of drawing.matchAll(/<g id="([^"]+)">\s*<rect [^>]*?y="(\d+)"/g))
    floors.set(room, Number(y))
  expect([...floors.keys()]).toEqual(expect.arrayContaining(Object.keys(rooms)))

  const floorOf = (room: string) => floors.get(room) ?? 0
  for (const [room, others] of Object.entries(rooms))
    for (const other of others.filter((path) => path in rooms))
      expect(floorOf(room), `${room} above ${other}`).toBeLessThan(floorOf(other))
})
