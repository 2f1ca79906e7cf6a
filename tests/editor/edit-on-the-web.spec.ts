import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from 'playwright/test'
import { buildEditor } from '../../site/build/editor/add-editor.ts'
import { editorData } from '../../site/build/editor/config.ts'
import { editorHeaders } from '../../site/build/editor/headers.ts'
import { headerRules } from '../../site/build/headers/headers.ts'
import { long } from '../browser.ts'
import { type Editor, formActions } from './form.ts'
import { GitHost, token } from './git-host.ts'

const folder = fileURLToPath(new URL('../fixtures/specified', import.meta.url))
const repository = 'owner/site'
const residential = 'content/services/residential.json'
const site = 'https://goldcrest.example'

let built = ''

test.describe.configure({ mode: 'default', timeout: 60_000 })
test.beforeAll(async () => {
  built = mkdtempSync(path.join(tmpdir(), 'edit-'))
  await buildEditor(built)
  const data = editorData({ folder, path: 'content', folderName: 'site', repository })
  writeFileSync(path.join(built, 'data.json'), JSON.stringify(data))
})
test.afterAll(() => rmSync(built, { recursive: true }))

/**
 * Lets the editor finish storing before its browser closes: without this, Chromium 156 crashes in
 * one of twenty tests.
 */
test.afterEach(({ page }) => page.goto('about:blank'))

/** Opens the editor of the published site, with the headers that it has there, and signs in. */
async function signIn(page: Page, host: GitHost): Promise<Editor> {
  const [rule] = headerRules(editorHeaders)
  const headers = Object.fromEntries(rule?.headers ?? [])
  await host.serve(page)
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/edit/')) return route.fulfill({ status: 404 })
    return route.fulfill({ path: path.join(built, pathname.slice(6) || 'index.html'), headers })
  })
  await page.goto(`${site}/edit/`)
  const frame = page.frameLocator('iframe[title="Editor"]')
  await frame.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await frame.getByRole('textbox', { name: 'Personal Access Token' }).fill(token)
  await frame.getByRole('button', { name: 'Sign In', exact: true }).click()
  return { page, frame }
}

/** Writes another price for a bedroom into the form. */
async function changePrice(editor: Editor, price: string) {
  const { field, entry, open, fill } = formActions(editor)
  const { frame } = editor
  await frame.getByRole('gridcell', { name: 'Residential Cleaning', exact: true }).click()
  const home = await open(entry(await field(frame, 'Steps'), 0))
  const rooms = await open(entry(await field(home, 'Questions'), 0))
  const bedrooms = await open(entry(await field(rooms, 'Things to count'), 0))
  await fill(bedrooms, 'Price of one', price)
}

test('an owner signs in with a token, and a save is one commit', async ({ page }) => {
  const host = new GitHost(repository, folder, 'content')
  const before = host.textOf(residential)
  const editor = await signIn(page, host)
  await changePrice(editor, '83.5')
  await formActions(editor).save()
  expect(host.commits).toHaveLength(2)
  expect(host.textOf(residential)).toBe(before.replace('"each": 80', '"each": 83.5'))
})

test('a save does not overwrite what somebody else has saved', long, async ({ page }) => {
  const host = new GitHost(repository, folder, 'content')
  const editor = await signIn(page, host)
  await changePrice(editor, '83.5')
  host.change(residential, (text) => text.replace('"each": 80', '"each": 95'))
  await editor.frame.getByRole('button', { name: 'Save', exact: true }).click()
  const question = editor.frame.getByRole('alertdialog').or(editor.frame.getByRole('dialog'))
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(host.commits).toHaveLength(2)
  expect(host.textOf(residential)).toContain('"each": 95')
  await expect(editor.frame.getByRole('textbox', { name: 'Price of one' })).toHaveValue('83.5')
})
