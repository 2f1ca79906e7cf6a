import path from 'node:path'
import { expect } from 'playwright/test'
import { violations } from '../axe.ts'
import { long } from '../browser.ts'
import { editorAt, editorOf, nameOf, siteOf, slow, test } from './edit-page.ts'

const { content, repository, address, stop, openPage, openFolder } = editorAt(5373)

test('before a folder is open, it says what to do', long, async ({ page, contactedOrigins }) => {
  await openPage(page)
  const steps = page.getByRole('main').getByRole('listitem')
  await expect(steps).toHaveText([
    'Press Work with Local Repository, below.',
    `Choose the folder ${path.basename(repository())} and allow changes. It is here: ${repository()}`,
    'Change what you like and press Save. The site beside shows it.',
  ])
  await expect(page.getByText('This works in Chrome, Edge and other Chromium')).toBeVisible()
  await expect(page).toHaveTitle('Edit Goldcrest Cleaning')
  await expect(page.getByRole('link', { name: 'Open the site in a tab' })).toBeVisible()
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible(slow)
  const editor = editorOf(page)
  await expect(editor.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Sign In Using Access Token' })).toBeHidden()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
  }
  await expect.poll(contactedOrigins).toEqual([new URL(address()).origin])
})

test('the folder opens, also after a reload', long, async ({ page, contactedOrigins }) => {
  await openFolder(page)
  const editor = editorOf(page)
  await editor.getByText('Residential Cleaning').click()
  await expect(nameOf(editor)).toHaveValue('Residential Cleaning')
  await expect(page.getByRole('heading', { name: 'Change your site' })).toBeHidden()
  await expect(page.getByRole('status')).toHaveText('The site beside shows what you save.')
  await expect(page).toHaveURL(/#\/collections\/services\/entries\/residential$/)

  await page.reload()
  await expect(nameOf(editor)).toHaveValue('Residential Cleaning')

  await editor.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page).toHaveURL(/#\/collections\/services$/)
  await expect.poll(contactedOrigins).toEqual([new URL(address()).origin])
})

test('on a narrow screen two buttons switch to the site and back', long, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openPage(page)
  const headline = siteOf(page).getByRole('heading', { level: 1 })
  await expect(page.getByRole('heading', { name: 'Change your site' })).toBeVisible()
  await expect(headline).toBeHidden()
  await page.getByText('Look', { exact: true }).click()
  await expect(headline).toBeVisible(slow)
  await expect(page.getByRole('heading', { name: 'Change your site' })).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Change your site' })).toBeVisible()
})

test('a browser that cannot open folders is told which can', long, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'))
  await page.goto(address())
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'This browser cannot open folders' }),
  ).toBeVisible()
  await expect(main.getByRole('listitem')).toContainText([address(), content()])
  await expect(page.locator('iframe[title="Editor"]')).toBeHidden()
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible(slow)
  expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
})

test.describe('when the browser logs an error', () => {
  test.use({ expectedErrors: /^NotFoundError|net::ERR_|dynamically imported/ })

  test('a folder without the content is not opened', long, async ({ page }) => {
    await openPage(page)
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('.git', { create: true })
    })
    const editor = editorOf(page)
    await editor.getByRole('button', { name: 'Work with Local Repository' }).click()
    await expect(editor.getByRole('alert')).toContainText('Please try again.')
    await expect(page.getByRole('main').getByText(repository(), { exact: true })).toBeVisible()
  })

  test('an editor that has stopped says how to go on', long, async ({ page }) => {
    await openFolder(page)
    await expect(page.getByRole('status')).toHaveText('The site beside shows what you save.')
    await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    stop()
    await expect(page.getByRole('status')).toHaveText(
      'The editor has stopped. Everything you saved is kept: run npm run edit again.',
    )
  })
})
