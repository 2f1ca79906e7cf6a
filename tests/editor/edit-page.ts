import path from 'node:path'
import { test as base, expect, type FrameLocator, type Page, type Request } from 'playwright/test'
import { ownedRepository, startEditor } from './edit-server.ts'
import { chooseFolder } from './folder.ts'

/** A server starts and builds the editor and the widgets; the site's first page is built on the first request. */
export const slow = { timeout: 60_000 }

/** Sveltia also names fonts of another host, which the policy of the page refuses to load. */
const refusedFont = /^Loading the font 'https:\/\/cdn\.jsdelivr\.net\/.* violates/

export const test = base.extend<{
  contactedOrigins: () => string[]
  expectedErrors: RegExp | undefined
}>({
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

/** Starts an editor on a port for the tests of a file, and opens it in their pages. */
export function editorAt(port: number, company?: string) {
  let owned: ReturnType<typeof ownedRepository>
  let server: Awaited<ReturnType<typeof startEditor>>

  test.describe.configure({ mode: 'default', timeout: 120_000 })
  test.beforeAll(async () => {
    // Vite builds the editor's pages first, which a busy machine does in more than a test's 30 seconds.
    test.setTimeout(120_000)
    owned = ownedRepository(company)
    server = await startEditor(owned.content, port)
  })
  test.afterAll(() => {
    server.stop()
    owned.remove()
  })

  /** Opens the editor's page, in a browser whose picker returns the browser's own folder; `fill` puts the content there. */
  async function openPage(page: Page) {
    const folder = await chooseFolder(page, owned.content, 'content')
    await page.goto(server.address)
    return folder
  }

  return {
    /** The folder of content, which the server watches. */
    content: () => owned.content,
    /** The owner's repository. */
    repository: () => path.dirname(owned.content),
    address: () => server.address,
    stop: () => server.stop(),
    openPage,
    /** Opens the editor, and then the folder. */
    async openFolder(page: Page) {
      const folder = await openPage(page)
      await folder.fill()
      await editorOf(page).getByRole('button', { name: 'Work with Local Repository' }).click()
      return folder
    },
  }
}

export const editorOf = (page: Page) => page.frameLocator('iframe[title="Editor"]')
export const siteOf = (page: Page) => page.frameLocator('iframe[title="Your site"]')
/** The field for what a service is called. */
export const nameOf = (editor: FrameLocator) =>
  editor.getByRole('textbox', { name: /^Name/ }).first()
