import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { long } from '../browser.ts'
import { editorAt, editorOf, test } from './edit-page.ts'
import { formActions } from './form.ts'

const { content, openFolder } = editorAt(5378, 'gardens')

test(
  'an owner writes a text in one more language, and nothing else changes',
  long,
  async ({ page }) => {
    const folder = await openFolder(page)
    const frame = editorOf(page)
    const { field, open, fill, save } = formActions({ page, frame })
    await frame.getByRole('gridcell', { name: 'Planting & Beds', exact: true }).click()
    const name = await field(frame, 'Name')
    await expect(name.getByText('Planting & Beds')).toBeVisible()
    await open(name)
    await fill(name, 'Français', 'Plantes et massifs')
    const nothing = await open(await field(frame, 'What to do at $0'))
    await fill(nothing, 'Français', 'Revenez compter vos massifs')
    await save()
    const file = 'services/planting.json'
    const before = readFileSync(path.join(content(), file), 'utf8')
    const written = `${(await folder.read()).get(file)}`
    expect(JSON.parse(written)).toEqual({
      ...JSON.parse(before),
      name: { en: 'Planting & Beds', fr: 'Plantes et massifs', zh: '种植' },
      nothing: { en: 'Go back and count your beds', fr: 'Revenez compter vos massifs' },
    })
    const lines = before.split('\n')
    expect(written.split('\n').filter((line) => !lines.includes(line))).toHaveLength(4)
  },
)
