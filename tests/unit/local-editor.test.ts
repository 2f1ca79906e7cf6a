import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { isContent } from '../../site/build/check/watch-content.ts'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { editorData, localFolderOf } from '../../site/build/editor/config.ts'
import { editorPolicy } from '../../site/build/editor/headers.ts'
import { guideOf } from '../../site/editor/guide.ts'
import { placeOf, placeOfForm } from '../../site/editor/places.ts'
import { leftoversOf, statusOf } from '../../site/editor/status.ts'
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

const company = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const forms = editorData({ folder: company, path: 'own/content', folderName: 'own' })

test('each mistake leads to its field, which it names by its label', () => {
  const line =
    'own/content/services/residential.json:63: steps 1.questions 2.counts 1.each: "$83" is not a number; write 83.'
  const { title, problems } = statusOf(
    { problems: `${line}\nown/logo.svg: is empty.`, isChanged: true },
    forms,
  )
  expect(title).toBe('Not shown yet: 2 things to put right.')
  expect(problems).toEqual([
    {
      place: {
        form: 'Residential',
        hash: '#/collections/services/entries/residential',
        labels: ['Steps 1', 'Questions 2', 'Things to count 1', 'Price of one'],
        keyPath: 'steps.0.questions.1.counts.0.each',
      },
      file: 'own/content/services/residential.json, line 63',
      sentence: '"$83" is not a number; write 83.',
    },
    { place: undefined, file: '', sentence: 'own/logo.svg: is empty.' },
  ])
})

test('a mistake is found in the form of its file, wherever the content is', () => {
  const placed = (file: string, field: string) => {
    const { hash, labels } = placeOf(file, field, forms) ?? { hash: '' }
    return [hash, labels?.join(' › ')]
  }
  expect(placed('content/pages/about.json', 'privacy.sections 1.text 2')).toEqual([
    '#/collections/pages/entries/page-about',
    'Privacy policy › Sections 1 › Paragraphs 2',
  ])
  expect(placed('/home/own/content/business.json', 'hours 1.days')).toEqual([
    '#/collections/company/entries/business',
    'Opening hours 1 › Days',
  ])
  expect(placed('content/look.json', 'colours.paper.light')).toEqual([
    '#/collections/company/entries/look',
    'Colours › Behind the pages (paper) › On a light page',
  ])
  expect(placed('content/services/footer.json', 'card.from.panes')).toEqual([
    '#/collections/services/entries/footer',
    'Card on the home page › What the price on the tile is for › panes',
  ])
  expect(placed('content/articles/moss.md', '')).toEqual([
    '#/collections/articles/entries/moss',
    '',
  ])
  expect(placed('content/codes.json', '')).toEqual(['', undefined])
})

test('what is left of the example company is listed, that which builds refuse first', () => {
  const left = leftoversOf(
    {
      misleading: ['content/business.json:18: phone: "1" is left.'],
      others: ['content/media/gallery: "moss.jpg" is left.', 'content/articles: "a.md" is left.'],
    },
    forms,
  )
  expect(left.map(({ place, isRefused = false }) => [place?.form, place?.hash, isRefused])).toEqual(
    [
      ['The company', '#/collections/company/entries/business', true],
      ['Pictures in media/gallery', '#/assets/own/content/media/gallery', false],
      ['Articles', '#/collections/articles', false],
    ],
  )
})

test('a form that is not saved is named, also one of a new entry', () => {
  const named = (collection: string, entry: string) => {
    const { form, hash } = placeOfForm(collection, entry, forms)
    return [form, hash]
  }
  expect(named('quotes', 'offer')).toEqual(['The offer', '#/collections/quotes/entries/offer'])
  expect(named('articles', 'wet-leaves')).toEqual([
    'Wet leaves',
    '#/collections/articles/entries/wet-leaves',
  ])
  expect(named('services', '')).toEqual(['A new service', '#/collections/services/new'])
})

test('only changed files are reported as saved', () => {
  expect(statusOf({ problems: '', isChanged: false }, forms).kind).toBe('ready')
  expect(statusOf({ problems: '', isChanged: true }, forms).kind).toBe('saved')
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
