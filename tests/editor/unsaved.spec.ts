import { expect } from 'playwright/test'
import { long } from '../browser.ts'
import { editorAt, editorOf, test } from './edit-page.ts'

const { openFolder } = editorAt(5377)

test('leaving a form that is not saved asks, and Ctrl and S save it', long, async ({ page }) => {
  await openFolder(page)
  const editor = editorOf(page)
  const unsaved = page.getByText(/^Not saved yet: The offer\./)
  const open = async () => {
    await editor.getByRole('treeitem', { name: 'Around the services' }).click()
    await editor.getByRole('gridcell', { name: 'The offer', exact: true }).click()
  }
  await open()
  const title = editor.getByRole('textbox', { name: 'Name of the discount' })
  await title.fill('Spring discount')
  await expect(unsaved).toBeVisible()

  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.dismiss()
  })
  await editor.getByRole('button', { name: 'Cancel Editing' }).click()
  expect(asked).toEqual(['Leave this form? What you changed in it is not saved yet.'])
  await expect(title).toHaveValue('Spring discount')

  await page.getByRole('link', { name: 'Open the site in a tab' }).focus()
  await page.keyboard.press('Control+s')
  await expect(unsaved).toBeHidden()
  await expect(editor.getByText('Entry saved.')).toBeVisible()
})

test('a save asks before it overwrites what was changed outside', long, async ({ page }) => {
  const folder = await openFolder(page)
  const editor = editorOf(page)
  await editor.getByRole('treeitem', { name: 'Around the services' }).click()
  await editor.getByRole('gridcell', { name: 'The offer', exact: true }).click()
  const title = editor.getByRole('textbox', { name: 'Name of the discount' })
  await title.fill('Spring discount')
  const offer = async () => `${(await folder.read()).get('offer.json')}`
  await folder.write('offer.json', (await offer()).replace('"struck": 1.3', '"struck": 1.2'))

  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    dialog.dismiss()
  })
  await title.press('Control+s')
  await expect(editor.getByText(/^Nothing was saved, and what you typed is kept/)).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('content/offer.json was changed outside')])
  expect(await offer()).toContain('"struck": 1.2')
  await editor.getByRole('button', { name: 'OK' }).click()

  page.once('dialog', (dialog) => dialog.accept())
  await title.press('Control+s')
  await expect(editor.getByText('Entry saved.')).toBeVisible()
  expect(await offer()).toContain('Spring discount')
})
