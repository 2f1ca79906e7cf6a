import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { isContent } from '../../site/build/check/watch-content.ts'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { localFolderOf } from '../../site/build/editor/config.ts'
import { editorPolicy } from '../../site/build/editor/headers.ts'
import { guideOf } from '../../site/editor/guide.ts'
import { statusOf } from '../../site/editor/status.ts'
import { newFolder } from '../fixtures/project-copy.ts'

let root = ''

beforeEach(() => {
  root = newFolder()
  mkdirSync(join(root, 'company/content'), { recursive: true })
})

test('the owner opens the nearest repository folder around the content', () => {
  const content = join(root, 'company/content')
  mkdirSync(join(root, '.git'))
  expect(localFolderOf(content)).toEqual({
    name: basename(root),
    path: root,
    contentPath: 'company/content',
    hasGit: true,
  })
  // This is how it is in a git worktree.
  writeFileSync(join(root, 'company/.git'), 'gitdir: elsewhere')
  expect(localFolderOf(content)).toMatchObject({ name: 'company', contentPath: 'content' })
  mkdirSync(join(content, '.git'))
  expect(localFolderOf(content)).toMatchObject({ name: 'content', contentPath: '' })
})

test('where no repository is around the content, the owner opens the content folder itself', () => {
  const content = join(root, 'company/content')
  expect(localFolderOf(content)).toEqual({
    name: 'content',
    path: content,
    contentPath: '',
    hasGit: false,
  })
})

test('the page first says what keeps the editor from opening', () => {
  const folder = { name: 'own', path: '/own', contentPath: 'content', hasGit: true }
  const local = { isLocal: true, folder }
  const withoutGit = { isLocal: true, folder: { ...folder, hasGit: false } }
  expect(guideOf(local, true)).toBe('choose-folder')
  expect(guideOf(withoutGit, true)).toBe('start-git')
  expect(guideOf(withoutGit, false)).toBe('use-other-browser')
  expect(guideOf({ isLocal: false }, false)).toBe('sign-in')
})

test('each mistake is reported with its file and line, where it has one', () => {
  const problems = [
    'content/offer.json:3: percent: "25%" is not a number; write 25.',
    'content/media/gallery/moss.heic: is a HEIC photo.',
  ].join('\n')
  expect(statusOf({ problems, isChanged: true })).toEqual({
    kind: 'refused',
    title: 'Not shown yet: 2 things to put right.',
    problems: [
      {
        place: 'content/offer.json, line 3',
        sentence: 'percent: "25%" is not a number; write 25.',
      },
      { place: '', sentence: 'content/media/gallery/moss.heic: is a HEIC photo.' },
    ],
  })
})

test('only changed files are reported as saved', () => {
  expect(statusOf({ problems: '', isChanged: false }).kind).toBe('ready')
  expect(statusOf({ problems: '', isChanged: true }).kind).toBe('saved')
})

test('the editor’s policy names no other host unless one is given', () => {
  expect(editorPolicy()).not.toContain('http')
  const policy = editorPolicy({
    requests: ['https://api.example'],
    images: ['https://faces.example'],
  })
  expect(policy).toContain("; connect-src 'self' blob: data: https://api.example;")
  expect(policy).toContain("; img-src 'self' blob: data: https://faces.example;")
})

test('the temporary copy that a browser writes while saving does not count as content', () => {
  expect(isContent(join(contentFolder, 'faq.json'))).toBe(true)
  expect(isContent(join(contentFolder, 'faq.json.crswap'))).toBe(false)
  expect(isContent(fileURLToPath(import.meta.url))).toBe(false)
})
