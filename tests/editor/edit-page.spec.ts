import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type FrameLocator, type Page, type Request } from 'playwright/test'
import { violations } from '../axe.ts'
import { long } from '../browser.ts'
import { ownedRepository, startEditor } from './edit-server.ts'
import { chooseFolder } from './folder.ts'

/** A server starts and builds the editor and the widgets; the site's first page is built on the first request. */
const slow = { timeout: 60_000 }

let owned: ReturnType<typeof ownedRepository>
let server: Awaited<ReturnType<typeof startEditor>>

base.describe.configure({ mode: 'default', timeout: 120_000 })

/** Sveltia also names fonts of another host, which the policy of the page refuses to load. */
const refusedFont = /^Loading the font 'https:\/\/cdn\.jsdelivr\.net\/.* violates/

const test = base.extend<{ contactedOrigins: () => string[]; expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  /** The hosts that the browser sent requests to. Requests that the page's policy refuses are never sent. */
  contactedOrigins: async ({ page }, use) => {
    const sent: Request[] = []
    const refused: Request[] = []
    const originOf = (request: Request) => new URL(request.url()).origin
    page.on('request', (request) => {
      if (/^http/.test(request.url())) sent.push(request)
    })
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') refused.push(request)
    })
    await use(() => [...new Set(sent.filter((one) => !refused.includes(one)).map(originOf))])
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await use(page)
    const unexpected = errors.filter(
      (error) => !refusedFont.test(error) && !expectedErrors?.test(error),
    )
    expect(unexpected, 'no error is written to the console').toEqual([])
  },
})

test.beforeAll(async () => {
  // Vite builds the editor's pages first, which a busy machine does in more than a test's 30 seconds.
  test.setTimeout(120_000)
  owned = ownedRepository()
  server = await startEditor(owned.content, 5373)
})
test.afterAll(() => {
  server.stop()
  owned.remove()
})

/** The owner's repository. */
const repository = () => path.dirname(owned.content)

const editorOf = (page: Page) => page.frameLocator('iframe[title="Editor"]')
/** The field for what a service is called. */
const nameOf = (editor: FrameLocator) => editor.getByRole('textbox', { name: /^Name/ }).first()
const siteOf = (page: Page) => page.frameLocator('iframe[title="Your site"]')

/** Opens the editor's page, in a browser whose picker returns the browser's own folder; `fill` puts the content there. */
async function openPage(page: Page) {
  const folder = await chooseFolder(page, owned.content, 'content')
  await page.goto(server.address)
  return folder
}

/** Opens the editor, and then the folder. */
async function openFolder(page: Page) {
  const folder = await openPage(page)
  await folder.fill()
  await editorOf(page).getByRole('button', { name: 'Work with Local Repository' }).click()
  return folder
}

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
  await expect.poll(contactedOrigins).toEqual([new URL(server.address).origin])
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
  await expect.poll(contactedOrigins).toEqual([new URL(server.address).origin])
})

test('a mistake in a saved file is shown with its line until corrected', long, async ({ page }) => {
  const file = path.join(owned.content, 'offer.json')
  const text = readFileSync(file, 'utf8')
  const write = (percent: string) => writeFileSync(file, text.replace(': 30', `: ${percent}`))
  const status = page.getByRole('status')
  const offer = (words: string) => siteOf(page).getByText(words).first()

  await openFolder(page)
  const editor = editorOf(page)
  await editor.getByText('Residential Cleaning').click()
  const name = nameOf(editor)
  await name.fill('Half a na')
  await expect(offer('30%')).toBeVisible(slow)

  write('"25%"')
  await expect(status).toContainText('Not shown yet: one thing to put right.', slow)
  await expect(status.getByRole('listitem')).toHaveText(
    /^The offer: Discount in percent "25%" is not a number; write 25\. .*\/content\/offer\.json, line 3/,
  )
  await expect(offer('30%')).toBeVisible()
  await expect(siteOf(page).locator('vite-error-overlay')).toBeHidden()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
  }

  write('25')
  await expect(offer('25%')).toBeAttached(slow)
  // Only the site was loaded again, and nothing says "Saved" while this form is not.
  await expect(page.getByText(/^Not saved yet: Residential\./)).toBeVisible()
  await expect(status).toBeHidden()
  await expect(name).toHaveValue('Half a na')
})

test('a press on a mistake leads to its field, which says it too', long, async ({ page }) => {
  const file = path.join(owned.content, 'services/residential.json')
  const text = readFileSync(file, 'utf8')
  await openFolder(page)
  writeFileSync(file, text.replace('"each": 80', '"each": "80,50"'))
  const mistake = page.getByRole('status').getByRole('link', { name: /› Price of one$/ })
  await expect(mistake).toBeVisible(slow)
  await mistake.focus()
  await page.keyboard.press('Enter')
  const price = editorOf(page).getByRole('textbox', { name: 'Price of one' })
  await expect(price).toBeFocused(slow)
  const field = editorOf(page).getByRole('group', { name: /^“?\W?Price of one\W?”? Field$/ })
  await expect(field).toContainText('Price of one: "80,50" is not a number; write 80.5.')
  writeFileSync(file, text)
  await expect(page.getByText('Saved. The site beside shows it.')).toBeVisible(slow)
  await expect(field).not.toContainText('80,50')
})

test(
  'what is still the example company’s is listed, and each leads there',
  long,
  async ({ page }) => {
    const file = path.join(owned.content, 'business.json')
    const text = readFileSync(file, 'utf8')
    await openFolder(page)
    await page.getByText(/^Before you go public: \d+ things/).click()
    const phone = page.getByRole('listitem').filter({ hasText: 'The company: Phone' })
    await expect(phone).toContainText('Must be changed')
    await phone.getByRole('link').click()
    await expect(editorOf(page).getByRole('textbox', { name: 'Phone' })).toBeFocused(slow)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
    }
    writeFileSync(file, text.replace(/"phone": ".*"/, '"phone": "(604) 555-0177"'))
    await expect(phone).toBeHidden(slow)
    writeFileSync(file, text)
  },
)

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
  await page.goto(server.address)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'This browser cannot open folders' }),
  ).toBeVisible()
  await expect(main.getByRole('listitem')).toContainText([server.address, owned.content])
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
    server.stop()
    await expect(page.getByRole('status')).toHaveText(
      'The editor has stopped. Everything you saved is kept: run npm run edit again.',
    )
  })
})
