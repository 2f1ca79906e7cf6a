import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { withPresentKinds } from '../../site/content-schema/former-kinds.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

const former = `{
  "name": "Gardens", "steps": [{ "kind": "board" }],
  "page": {
    "blocks": [
      {
        "kind": "receipt-hero",
        "lines": []
      },
      { "heading": "Work", "kind": "board", "rows": [{ "title": "rows" }] },
      {"kind":"jobs","jobs":[]},
      { "kind": "points", "look": "barred", "points": [] },
      { "kind": "sizes",
        "sizes": [] }
    ]
  }
}
`

const present = `{
  "name": "Gardens", "steps": [{ "kind": "board" }],
  "page": {
    "blocks": [
      {
        "kind": "hero",
        "look": "receipt",
        "lines": []
      },
      { "heading": "Work", "kind": "jobs", "look": "rows", "jobs": [{ "title": "rows" }] },
      {"kind":"jobs","look":"tiles","jobs":[]},
      { "kind": "points", "look": "barred", "points": [] },
      { "kind": "choices", "look": "sizes",
        "options": [] }
    ]
  }
}
`

const sentences = [
  'page.blocks 1: receipt-hero is now hero, with the look receipt.',
  'page.blocks 2: board is now jobs, with the look rows.',
  'page.blocks 3: jobs is now jobs, with the look tiles.',
  'page.blocks 5: sizes is now choices, with the look sizes.',
]

test('blocks of former kinds become the present ones, and the rest of the file stays as it is', () => {
  expect(withPresentKinds(former)).toEqual({ isJson: true, text: present, changes: sentences })
  expect(withPresentKinds(present)).toEqual({ isJson: true, text: present, changes: [] })
})

test('blocks that are added to a page are carried over, too', () => {
  const page = (more: string) => `{ "page": { "more": [${more}] } }`
  const { text } = withPresentKinds(page('{ "kind": "step-bars" }'))
  expect(text).toBe(page('{ "kind": "steps", "look": "bars" }'))
})

test('a block that was begun to be changed by hand is finished', () => {
  const { text } = withPresentKinds('{"page":{"more":[{"kind":"board","look":"rows","jobs":[]}]}}')
  expect(text).toBe('{"page":{"more":[{"kind":"jobs","look":"rows","jobs":[]}]}}')
})

test('npm run upgrade writes the files, says what changed, and leaves alone what is not JSON', async () => {
  const content = newFolder()
  const services = path.join(content, 'services')
  mkdirSync(services)
  writeFileSync(path.join(services, 'gardens.json'), former)
  writeFileSync(path.join(services, 'broken.json'), '{ "page": ')
  const args = scriptArgs('site/scripts/upgrade.ts')
  const env = { ...process.env, CONTENT: content }
  const { code, stdout } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (failure) => failure,
  )
  for (const sentence of sentences) expect(stdout).toContain(`gardens.json: ${sentence}`)
  expect(stdout).toContain('broken.json: is not JSON, and stays as it is')
  expect(code).toBe(1)
  expect(readFileSync(path.join(services, 'gardens.json'), 'utf8')).toBe(present)
})
