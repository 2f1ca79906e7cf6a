import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type FrameLocator, type Page, type Request } from 'playwright/test'
import { violations } from '../axe.ts'
import { scriptArgs } from '../sites.ts'
import { long } from '../sweep.ts'

const company = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** A server starts and builds the editor and the widgets; the site's first page is built on the first request. */
const slow = { timeout: 60_000 }

let owned = ''
let server: ChildProcess
let address = ''

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
  owned = mkdtempSync(path.join(tmpdir(), 'owned-'))
  mkdirSync(path.join(owned, '.git'))
  cpSync(company, path.join(owned, 'content'), { recursive: true })
  address = await startEditor()
})
test.afterAll(() => {
  server.kill()
  rmSync(owned, { recursive: true })
})

/** Runs the script of `npm run edit`, and returns the editor's address. */
function startEditor() {
  const env = { ...process.env, CONTENT: path.join(owned, 'content'), PORT: '5373', NO_COLOR: '1' }
  const started = spawn(process.execPath, scriptArgs('site/scripts/edit.ts'), {
    cwd: tmpdir(),
    env,
  })
  server = started
  return new Promise<string>((resolve) => {
    let output = ''
    started.stdout.on('data', (text) => {
      output += text
      const [, printed] = /^Editor {3}(http:\/\/localhost:\d+\/edit\/)$/m.exec(output) ?? []
      if (printed) resolve(printed)
    })
  })
}

/** The owner chooses a folder in a dialog of the browser, which no test can press: this returns the browser's own folder. */
async function chooseOwnFolder(page: Page) {
  await page.addInitScript(() => {
    const choose = () => navigator.storage.getDirectory()
    Object.assign(window, { showDirectoryPicker: choose })
  })
}

/** Puts the texts of the content into that folder. */
async function fillOwnFolder(page: Page) {
  const names = readdirSync(owned, { recursive: true, encoding: 'utf8' })
  const texts = names
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(owned, name), 'utf8')])
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [name = '', text = ''] of files) {
      const folders = name.split('/')
      const last = `${folders.pop()}`
      let folder = root
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
      const file = await folder.getFileHandle(last, { create: true })
      const stream = await file.createWritable()
      await stream.write(text)
      await stream.close()
    }
  }, texts)
}

const editorOf = (page: Page) => page.frameLocator('iframe[title="Editor"]')
/** The field for what a service is called. */
const nameOf = (editor: FrameLocator) => editor.getByRole('textbox', { name: /^Name/ }).first()
const siteOf = (page: Page) => page.frameLocator('iframe[title="Your site"]')

/** Opens the editor, and then the folder. */
async function openFolder(page: Page) {
  await chooseOwnFolder(page)
  await page.goto(address)
  await fillOwnFolder(page)
  await editorOf(page).getByRole('button', { name: 'Work with Local Repository' }).click()
}

test('before a folder is open, it says what to do', long, async ({ page, contactedOrigins }) => {
  await chooseOwnFolder(page)
  await page.goto(address)
  const steps = page.getByRole('main').getByRole('listitem')
  await expect(steps).toHaveText([
    'Press Work with Local Repository, below.',
    `Choose the folder ${path.basename(owned)} and allow changes. It is here: ${owned}`,
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
  await expect.poll(contactedOrigins).toEqual([new URL(address).origin])
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
  await expect.poll(contactedOrigins).toEqual([new URL(address).origin])
})

test('a mistake in a saved file is shown with its line until corrected', async ({ page }) => {
  const file = path.join(owned, 'content/offer.json')
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
    /\/content\/offer\.json, line 3 percent: "25%" is not a number; write 25\.$/,
  )
  await expect(offer('30%')).toBeVisible()
  await expect(siteOf(page).locator('vite-error-overlay')).toBeHidden()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
  }

  write('25')
  await expect(status).toHaveText('Saved. The site beside shows it.', slow)
  await expect(offer('25%')).toBeAttached(slow)
  // Only the site was loaded again.
  await expect(name).toHaveValue('Half a na')
})

test('on a narrow screen two buttons switch to the site and back', long, async ({ page }) => {
  await chooseOwnFolder(page)
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto(address)
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
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { name: 'This browser cannot open folders' }),
  ).toBeVisible()
  await expect(main.getByRole('listitem')).toContainText([address, `${owned}/content`])
  await expect(page.locator('iframe[title="Editor"]')).toBeHidden()
  await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible(slow)
  expect(await violations(page, (axe) => axe.exclude('iframe'))).toEqual([])
})

test.describe('when the browser logs an error', () => {
  test.use({ expectedErrors: /^NotFoundError|net::ERR_|dynamically imported/ })

  test('a folder without the content is not opened', long, async ({ page }) => {
    await chooseOwnFolder(page)
    await page.goto(address)
    await page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('.git', { create: true })
    })
    const editor = editorOf(page)
    await editor.getByRole('button', { name: 'Work with Local Repository' }).click()
    await expect(editor.getByRole('alert')).toContainText('Please try again.')
    await expect(page.getByRole('main').getByText(owned, { exact: true })).toBeVisible()
  })

  test('an editor that has stopped says how to go on', long, async ({ page }) => {
    await openFolder(page)
    await expect(page.getByRole('status')).toHaveText('The site beside shows what you save.')
    await expect(siteOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    server.kill()
    await once(server, 'exit')
    await expect(page.getByRole('status')).toHaveText(
      'The editor has stopped. Everything you saved is kept: run npm run edit again.',
    )
  })
})
