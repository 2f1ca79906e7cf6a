import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isContent } from '../../site/build/check/check-content.ts'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { localFolderOf } from '../../site/build/editor/local-folder.ts'
import { editorPolicy } from '../../site/build/editor/policy.ts'
import { guideOf } from '../../site/editor/guide.ts'
import { statusOf } from '../../site/editor/status.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owned-'))
  mkdirSync(join(root, 'company/content'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('the owner opens the nearest folder around the content that git looks after', () => {
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

test('where git looks after no folder around the content, it is to look after the content', () => {
  const content = join(root, 'company/content')
  expect(localFolderOf(content)).toEqual({
    name: 'content',
    path: content,
    contentPath: '',
    hasGit: false,
  })
})

test('the page says first what keeps the editor from opening', () => {
  const folder = { name: 'own', path: '/own', contentPath: 'content', hasGit: true }
  const local = { isLocal: true, folder }
  const withoutGit = { isLocal: true, folder: { ...folder, hasGit: false } }
  expect(guideOf(local, true)).toBe('choose-folder')
  expect(guideOf(withoutGit, true)).toBe('start-git')
  expect(guideOf(withoutGit, false)).toBe('use-other-browser')
  expect(guideOf({ isLocal: false }, false)).toBe('sign-in')
})

test('each thing to put right is said with its file and line, where it has one', () => {
  const problems = [
    'content/offer.json:3: percent: "25%" is no number; write 25.',
    'content/media/gallery/moss.heic: is a HEIC photo.',
  ].join('\n')
  expect(statusOf({ problems, isChanged: true })).toEqual({
    kind: 'refused',
    title: 'Not shown yet: 2 things to put right.',
    problems: [
      { place: 'content/offer.json, line 3', sentence: 'percent: "25%" is no number; write 25.' },
      { place: '', sentence: 'content/media/gallery/moss.heic: is a HEIC photo.' },
    ],
  })
})

test('only what was changed is said to be saved', () => {
  expect(statusOf({ problems: '', isChanged: false }).kind).toBe('ready')
  expect(statusOf({ problems: '', isChanged: true }).kind).toBe('saved')
})

test('the policy of the editor names no other host, unless it is given one', () => {
  expect(editorPolicy()).not.toContain('http')
  const policy = editorPolicy({
    requests: ['https://api.example'],
    images: ['https://faces.example'],
  })
  expect(policy).toContain("; connect-src 'self' blob: data: https://api.example;")
  expect(policy).toContain("; img-src 'self' blob: data: https://faces.example;")
})

test('the copy that a browser writes while it saves is not taken for content', () => {
  expect(isContent(join(contentFolder, 'faq.json'))).toBe(true)
  expect(isContent(join(contentFolder, 'faq.json.crswap'))).toBe(false)
  expect(isContent(fileURLToPath(import.meta.url))).toBe(false)
})
