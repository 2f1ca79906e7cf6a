import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layOutReleases } from '../../widgets/build/lay-out-releases.ts'
import { makeRelease } from '../../widgets/build/make-release.ts'
import { keepRelease } from '../../widgets/build/releases.ts'
import { compareVersions } from '../../widgets/build/versions.ts'

let root = ''

/** A project that has released nothing. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'))
  write('widgets/releases/releases.json', '[]')
  write('dist/_headers', '/assets/*\n  Cache-Control: immutable\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** What a build leaves: the two scripts, what they load, and the package, here only a word each. */
function build(word: string) {
  write('dist/widgets/quote-builder.js', `quote ${word}`)
  write('dist/widgets/inquiry-form.js', `inquiry ${word}`)
  write('dist/widgets/quote-sheet.js', `sheet ${word}`)
  write(packed(word), `package ${word}`)
}

const packed = (version: string) => `dist/widgets/goldcrest-widgets-${version}.tgz`

function release(version: string, emailKey = '') {
  build(version)
  const [folder, built] = ['widgets/releases', 'dist/widgets'].map((path) => join(root, path))
  return keepRelease(folder ?? '', built ?? '', { version, emailKey })
}

const served = (folder: string) => read(`dist/widgets/${folder}quote-builder.js`)

test('a build serves every release under its version, and the newest of each major one', async () => {
  for (const version of ['1.9.0', '1.10.0', '2.0.0']) await release(version)
  build('next')
  await layOutReleases(root, '2.0.1', '')
  expect(['', '2/', '2.0.0/', '1/', '1.10.0/', '1.9.0/'].map(served)).toEqual([
    'quote next',
    'quote next',
    'quote 2.0.0',
    'quote 1.10.0',
    'quote 1.10.0',
    'quote 1.9.0',
  ])
  // What a script loads lies beside it, and no tag names it.
  expect(read('dist/widgets/2/quote-sheet.js')).toBe('sheet next')
  expect(read('dist/widgets/1/quote-sheet.js')).toBe('sheet 1.10.0')
  expect(read('dist/widgets/1.9.0/quote-sheet.js')).toBe('sheet 1.9.0')
  const { scripts, loaded } = JSON.parse(read('dist/widgets/manifest.json'))
  expect(Object.keys(scripts)).toEqual(['quote-builder.js', 'inquiry-form.js'])
  expect(loaded['quote-sheet.js'].path).toBe('2.0.0/quote-sheet.js')
})

test('a build serves the package of every release, and offers the one of the version to pin', async () => {
  for (const version of ['1.0.0', '1.1.0']) await release(version)
  for (const version of ['1.0.0', '1.1.0']) rmSync(join(root, packed(version)))
  build('1.1.1')
  const manifest = await layOutReleases(root, '1.1.1', '')
  expect(['1.0.0', '1.1.0', '1.1.1'].map(packed).map(read)).toEqual([
    'package 1.0.0',
    'package 1.1.0',
    'package 1.1.1',
  ])
  expect(manifest.package).toBe('goldcrest-widgets-1.1.0.tgz')
  const other = await layOutReleases(root, '1.1.1', 'a key that no release has')
  expect(other.package).toBe('goldcrest-widgets-1.1.1.tgz')
})

test('hosts may cache a release for good, and what moves for minutes', async () => {
  await release('1.0.0')
  build('next')
  await layOutReleases(root, '1.0.1', '')
  // As a release does, after its build.
  await layOutReleases(root, '1.0.1', '')
  expect(read('dist/_headers')).toBe(`/assets/*
  Cache-Control: immutable
/widgets/1.0.0/*
  Cache-Control: public, max-age=31536000, immutable
/widgets/1/*
  Cache-Control: public, max-age=300
`)
})

test('a version that is released is built again only to the byte', async () => {
  await release('1.0.0')
  await layOutReleases(root, '1.0.0', '')
  build('changed')
  await expect(layOutReleases(root, '1.0.0', '')).rejects.toThrow(
    'Version 1.0.0 is released and stays as it is, but this build makes another quote-builder.js: set "version" in package.json to 1.0.1.',
  )
})

test('a version older than what is released is not built', async () => {
  await release('1.10.0')
  await expect(layOutReleases(root, '1.9.0', '')).rejects.toThrow(
    'Version 1.9.0 is older than 1.10.0, which is released: set "version" in package.json to 1.10.1.',
  )
})

test.each([
  ['changed', 'other bytes'],
  ['missing', undefined],
])('a build stops when a released file is %s', async (_, text) => {
  await release('1.0.0')
  const file = 'widgets/releases/1.0.0/inquiry-form.js'
  if (text) write(file, text)
  else rmSync(join(root, file))
  await expect(layOutReleases(root, '1.0.1', '')).rejects.toThrow(
    `${file} is not what partners have pinned: bring it back with git restore.`,
  )
})

test('partners are offered the newest release that sends leads where this build does', async () => {
  await release('1.0.0', 'key')
  await release('1.1.0', 'key')
  await release('1.2.0')
  const offered = async (key: string) => (await layOutReleases(root, '1.2.1', key)).version
  expect(await offered('key')).toBe('1.1.0')
  expect(await offered('')).toBe('1.2.0')
  expect(await offered('another')).toBeUndefined()
  expect(JSON.parse(read('dist/widgets/manifest.json')).releases).toHaveLength(3)
})

test('a version is released once', async () => {
  await release('1.0.0')
  write('package.json', '{ "version": "1.0.0" }')
  await expect(makeRelease(root, '', async () => build('1.0.0'))).rejects.toThrow(
    'Version 1.0.0 is out: set "version" in package.json to 1.0.1.',
  )
})

test('a release that tells partners nothing is not made', async () => {
  write('package.json', '{ "version": "1.0.0" }')
  write('widgets/README.md', '## Changes\n\n- 0.9.0: the first.\n')
  await expect(makeRelease(root, '', async () => build('1.0.0'))).rejects.toThrow(
    'add a line "- 1.0.0: ..." under "## Changes" in widgets/README.md.',
  )
  expect(read('widgets/releases/releases.json')).toBe('[]')
})

test.each([
  ['1.9.0', '1.10.0'],
  ['1.9.9', '2.0.0'],
  ['1.0.9', '1.0.10'],
])('%s comes before %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0)
  expect(compareVersions(newer, older)).toBeGreaterThan(0)
  expect(compareVersions(newer, newer)).toBe(0)
})
