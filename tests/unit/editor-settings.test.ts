import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { environment } from '../../site/build/environment/environment.ts'
import { contentPath, repositoryOf } from '../../site/build/environment/repository.ts'
import { newFolder } from '../fixtures/project-copy.ts'

const editor = () => environment('test').editor

let folder: string
beforeEach(() => {
  folder = newFolder()
  vi.stubEnv('EDITOR_REPO', '')
  vi.stubEnv('EDITOR_BRANCH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  // The next test file has to read its own company.
  vi.resetModules()
})

test('a site has an editor when its repository is named, on a branch when that is named too', () => {
  expect(editor()).toBe(undefined)
  vi.stubEnv('EDITOR_REPO', 'brightwater/web.site_2')
  expect(editor()).toEqual({ repository: 'brightwater/web.site_2' })
  vi.stubEnv('EDITOR_BRANCH', 'live')
  expect(editor()).toEqual({ repository: 'brightwater/web.site_2', branch: 'live' })
})

const both = 'its owner and its name at GitHub, as brightwater/website'

test.each([
  ['https://github.com/brightwater/website', 'brightwater/website'],
  ['https://github.com/brightwater/website/tree/main?tab=readme', 'brightwater/website'],
  ['git@github.com:brightwater/website.git', 'brightwater/website'],
  ['brightwater/website.git', 'brightwater/website'],
  ...['website', 'brightwater/..', 'https://gitlab.com/brightwater/website'].map((one) => [
    one,
    both,
  ]),
])('a build with %s as the repository stops and says what to write', (written, hint) => {
  vi.stubEnv('EDITOR_REPO', written)
  expect(editor).toThrow(`EDITOR_REPO: "${written}" is not a repository; write ${hint}.`)
})

test('content is found in the nearest repository around it, a folder or a worktree', () => {
  const content = join(folder, 'company/content')
  mkdirSync(content, { recursive: true })
  mkdirSync(join(folder, '.git'))
  expect(repositoryOf(content)).toEqual({ root: folder, hasGit: true })
  expect(contentPath(content)).toBe('company/content')
  writeFileSync(join(folder, 'company/.git'), 'gitdir: elsewhere')
  expect(repositoryOf(content)).toEqual({ root: join(folder, 'company'), hasGit: true })
  expect(contentPath(content)).toBe('content')
  expect(contentPath(join(folder, 'company'))).toBe('')
})

test('a build stops for content outside any repository, since its path at GitHub is unknown', async () => {
  vi.stubEnv('EDITOR_REPO', 'brightwater/website')
  vi.stubEnv('CONTENT', folder)
  // The folder is read when the modules load.
  vi.resetModules()
  const { environment } = await import('../../site/build/environment/environment.ts')
  const sentence = `${folder} is in no git repository, so nobody can tell where brightwater/website has it; build in a clone.`
  expect(() => environment('test')).toThrow(`EDITOR_REPO: ${sentence}`)
})

test('content outside any repository counts as part of the project when it is in it', () => {
  const project = resolve(import.meta.dirname, '../..')
  expect(repositoryOf(folder)).toEqual({ root: project, hasGit: false })
  expect(contentPath(folder)).toBe(undefined)
})
