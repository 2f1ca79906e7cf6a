import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { languageNames } from '../../widgets/build/language-files.ts'
import { layOutReleases, type Manifest } from '../../widgets/build/lay-out-releases.ts'
import { builtVersion, fileNames, keepRelease, makeRelease } from '../../widgets/build/releases.ts'
import { compareVersions, isFarBehind } from '../../widgets/rules/embed/versions.ts'
import { newFolder } from '../fixtures/project-copy.ts'

let root = ''

/** A project that has released nothing. */
beforeEach(() => {
  root = newFolder()
  write('widgets/releases/releases.json', '[]')
  write('dist/_headers', '/assets/*\n  Cache-Control: immutable\n')
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** The files of a build: the two scripts and the files that they load, here only a word or two each. */
function build(word: string, folder = 'dist/widgets') {
  write(`${folder}/quote-builder.js`, `quote ${word}`)
  write(`${folder}/inquiry-form.js`, `inquiry ${word}`)
  write(`${folder}/quote-sheet.js`, `sheet ${word}`)
  write(`${folder}/next-steps.js`, `steps ${word}`)
  for (const name of languageNames) write(`${folder}/${name}`, `${name} ${word}`)
}

function release(version: string, shape = 1) {
  build(version, 'built')
  const attributes = { 'quote-builder': ['test'], 'inquiry-form': [] }
  const record = { version, shape, attributes }
  return keepRelease(join(root, 'widgets/releases'), join(root, 'built'), record)
}

const layOut = (version: string) =>
  layOutReleases({
    root,
    dist: join(root, 'dist'),
    version,
    withBusiness: (_, code) => `${code} with data`,
  })

const manifest = (): Manifest => JSON.parse(read('dist/widgets/manifest.json'))

const served = (folder: string) => read(`dist/widgets/${folder}quote-builder.js`)

test('a build serves every release under its version, and the newest of each major version', async () => {
  for (const version of ['1.9.0', '1.10.0', '2.0.0']) await release(version)
  build('next')
  await layOut('2.0.1')
  expect(['', '2/', '2.0.0/', '1/', '1.10.0/', '1.9.0/'].map(served)).toEqual([
    'quote next with data',
    'quote next with data',
    'quote 2.0.0',
    'quote 1.10.0',
    'quote 1.10.0',
    'quote 1.9.0',
  ])
  // A file that a script loads is in the same folder, and no tag names it.
  expect(read('dist/widgets/2/quote-sheet.js')).toBe('sheet next')
  expect(read('dist/widgets/1/quote-sheet.js')).toBe('sheet 1.10.0')
  expect(read('dist/widgets/1.9.0/quote-sheet.js')).toBe('sheet 1.9.0')
  const { scripts, loaded } = JSON.parse(read('dist/widgets/manifest.json'))
  expect(Object.keys(scripts)).toEqual(['quote-builder.js', 'inquiry-form.js'])
  expect(loaded['quote-sheet.js'].path).toBe('2.0.0/quote-sheet.js')
})

test('hosts may cache a release for good, and the newest script for minutes', async () => {
  await release('1.0.0')
  build('next')
  await layOut('1.0.1')
  // A release does this after its build.
  await layOut('1.0.1')
  expect(read('dist/_headers')).toBe(`/assets/*
  Cache-Control: immutable
/widgets/1.0.0/*
  Cache-Control: public, max-age=31536000, immutable
/widgets/1/*
  Cache-Control: public, max-age=300
${languageNames.map((name) => `/widgets/${name}\n  Cache-Control: public, max-age=300\n`).join('')}${['.', ...languageNames.map((name) => `.${name.replace('js', '')}`)].map((end) => `/widgets/business.1${end}json\n  Cache-Control: public, max-age=300, stale-while-revalidate=86400\n`).join('')}`)
})

test('a released version can only be built again with the same bytes', async () => {
  await release('1.0.0')
  build('1.0.0')
  await layOut('1.0.0')
  build('changed')
  await expect(layOut('1.0.0')).rejects.toThrow(
    'Version 1.0.0 is released and stays as it is, but this build makes another quote-builder.js: set "version" in package.json to 1.0.1-dev.',
  )
})

test.each(['1.9.0', '1.10.0-dev'])(
  'version %s is older than 1.10.0 and not built after it',
  async (version) => {
    await release('1.10.0')
    await expect(layOut(version)).rejects.toThrow(
      `Version ${version} is older than 1.10.0, which is released: set "version" in package.json to 1.10.1-dev.`,
    )
  },
)

test('after a release any change can be built, and until then the scripts are still the release', async () => {
  await release('1.0.0')
  const after = () =>
    builtVersion(join(root, 'widgets/releases'), join(root, 'dist/widgets'), '1.0.1-dev')
  build('1.0.1-dev')
  expect(await after()).toBe('1.0.0')
  expect(served('')).toBe('quote 1.0.0')
  build('changed 1.0.1-dev')
  expect(await after()).toBe('1.0.1-dev')
  expect(served('')).toBe('quote changed 1.0.1-dev')
  await layOut('1.0.1-dev')
})

test('a language that no release has yet is of the next version, and older majors go without it', async () => {
  await release('1.0.0')
  await release('2.0.0')
  const [added = ''] = languageNames
  const record = JSON.parse(read('widgets/releases/releases.json'))
  for (const { version, checksums } of record) {
    delete checksums[added]
    rmSync(join(root, `widgets/releases/${version}/${added}`))
  }
  write('widgets/releases/releases.json', JSON.stringify(record))
  build('2.0.1-dev')
  const releases = join(root, 'widgets/releases')
  expect(await builtVersion(releases, join(root, 'dist/widgets'), '2.0.1-dev')).toBe('2.0.1-dev')
  await layOut('2.0.1-dev')
  expect(read(`dist/widgets/2/${added}`)).toBe(`${added} 2.0.1-dev with data`)
  expect(existsSync(join(root, `dist/widgets/1/${added}`))).toBe(false)
})

test.each([
  ['changed', 'other bytes'],
  ['missing', undefined],
])('a build stops when a released file is %s', async (_, text) => {
  await release('1.0.0')
  const file = 'widgets/releases/1.0.0/inquiry-form.js'
  if (text) write(file, text)
  else rmSync(join(root, file))
  await expect(layOut('1.0.1')).rejects.toThrow(
    `${file} is not what partners have pinned: bring it back with git restore.`,
  )
})

test('the manifest names the newest release, its attributes, and the package of the build', async () => {
  await release('1.0.0')
  await release('1.1.0')
  build('next')
  await layOut('1.1.1')
  const { version, attributes, releases } = manifest()
  expect(version).toBe('1.1.0')
  expect(attributes).toEqual({ 'quote-builder': ['test'], 'inquiry-form': [] })
  expect(releases.map((pin) => pin.version)).toEqual(['1.1.0', '1.0.0'])
  expect(manifest().package).toBe('goldcrest-widgets-1.1.1.tgz')
})

test('a build records which versions of the company’s data its releases read', async () => {
  await release('1.0.0', 1)
  await release('2.0.0', 2)
  build('next')
  expect(await layOut('2.0.1')).toEqual([1, 2])
})

test('a version can be released only once', async () => {
  await release('1.0.0')
  write('package.json', '{ "version": "1.0.0" }')
  await expect(makeRelease(root, async () => build('1.0.0'))).rejects.toThrow(
    'Version 1.0.0 is out: set "version" in package.json to 1.0.1-dev.',
  )
})

test('a release is of the version without -dev, and the project goes on with the next', async () => {
  write('package.json', '{ "version": "1.0.0-dev", "private": true }')
  write(
    'package-lock.json',
    '{ "version": "1.0.0-dev", "packages": { "": { "version": "1.0.0-dev" }, "a": {} } }',
  )
  write('widgets/README.md', '## Changes\n\n- 1.0.0: the first.\n')
  const made = await makeRelease(root, async (folder, version) => {
    for (const file of fileNames) writeFileSync(join(folder, file), version)
  })
  expect(made).toEqual({ version: '1.0.0', next: '1.0.1-dev' })
  expect(read('widgets/releases/1.0.0/quote-builder.js')).toBe('1.0.0')
  expect(JSON.parse(read('package.json'))).toEqual({ version: '1.0.1-dev', private: true })
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '1.0.1-dev',
    packages: { '': { version: '1.0.1-dev' }, a: {} },
  })
})

test('a release without notes for partners is refused', async () => {
  write('package.json', '{ "version": "1.0.0" }')
  write('widgets/README.md', '## Changes\n\n- 0.9.0: the first.\n')
  await expect(makeRelease(root, async () => build('1.0.0'))).rejects.toThrow(
    'add a line "- 1.0.0: ..." under "## Changes" in widgets/README.md.',
  )
  expect(read('widgets/releases/releases.json')).toBe('[]')
})

test('versions are compared number by number, and -dev comes before its release', () => {
  const inOrder = ['1.0.9', '1.0.10-dev', '1.0.10', '1.9.0', '1.9.9', '1.10.0', '2.0.0']
  expect(inOrder.toSorted(compareVersions)).toEqual(inOrder)
  expect(inOrder.toReversed().toSorted(compareVersions)).toEqual(inOrder)
  for (const version of inOrder) expect(compareVersions(version, version)).toBe(0)
})

test.each([
  ['1.7.0', '1.7.9', false],
  ['1.7.0', '1.9.0', false],
  ['1.7.0', '1.10.0', true],
  ['1.7.1-dev', '1.10.0', true],
  ['1.9.0-dev', '1.8.0', false],
  ['1.7.0', '2.0.0', true],
  ['2.0.0', '1.9.0', false],
  ['1.7.0', '', false],
])('whether %s is far behind %s: %s', (version, newest, isBehind) => {
  expect(isFarBehind(version, newest)).toBe(isBehind)
})
