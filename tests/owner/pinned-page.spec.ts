import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { environmentOf, gardens, repository, scriptArgs } from '../sites.ts'
import { wizardOn } from '../widgets/wizard-page.ts'

const scratch = join(repository, 'node_modules/.cache/sites/pinned')
const content = join(scratch, 'content')

test.use({
  // This mailbox is closed at the end.
  expectedMessages: [/^error: Failed to load resource: the server responded with a status of 403/],
})

test('a page that pinned the code follows the owner', { tag: '@long' }, async ({ page }) => {
  // The site is built once more.
  test.setTimeout(120_000)
  const before = join(repository, gardens.DIST)
  await rm(scratch, { recursive: true, force: true })
  await cp(join(repository, gardens.CONTENT), content, { recursive: true })
  await edit('services/hedges-and-trees.json', [
    ['"name": "Hedges & Trees"', '"name": "Clipping & Pruning"'],
    ['"each": 27.3', '"each": 40'],
  ])
  const after = await build('after', 'new')

  await using host = await serveFolder(before)
  const address = await pinnedPage(host, before)
  const closed = new Set<string>()
  const leads = await catchLeads(page, closed)
  const accounts = () => leads.map(({ account }) => account)
  const wizard = wizardOn(page)

  await test.step('before the change it has the old prices and words, and the mailbox of a company without an account', async () => {
    await page.goto(address)
    await quoteHedge(page, 'Hedges & Trees', '$133')
    await expect.poll(accounts).toEqual(['mailbox'])
  })

  await test.step('the owner raises a price, renames a service, opens an account, and builds', async () => {
    await page.evaluate(() => sessionStorage.clear())
    host.folder = after
    await page.goto(address)
    await quoteHedge(page, 'Clipping & Pruning', '$195')
    await expect.poll(accounts).toEqual(['mailbox', 'new'])
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
    expect(accounts()).toEqual(['mailbox', 'new', 'new'])
  })

  await test.step('a page left open since before the change sends to the closed mailbox first, then to the new account', async () => {
    host.folder = before
    await page.goto(address)
    leads.length = 0
    await quoteHedge(page, 'Hedges & Trees', '$133')
    // The mail about the viewed quote arrives before the mailbox is closed.
    await expect.poll(accounts).toEqual(['mailbox'])
    host.folder = after
    closed.add('mailbox')
    leads.length = 0
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
    expect(accounts()).toEqual(['mailbox', 'new'])
    expect(new Set(leads.map(({ id }) => id)).size).toBe(1)
  })
  await rm(scratch, { recursive: true })
})

test.describe('when the company’s data is blocked', () => {
  test.use({
    expectedMessages: [/^error: (Failed to load resource|<quote-builder>: .* could not be loaded)/],
  })

  test('a page that pinned the code shows the phone number in its tag', async ({ page }) => {
    const folder = join(repository, gardens.DIST)
    await using host = await serveFolder(folder)
    await page.route('**/business.1.json', (route) => route.abort())
    await page.goto(await pinnedPage(host, folder))
    await expect(page.getByText('Call (604) 555-0142 for a price.')).toBeVisible()
    await expect(page.getByText('Call (604) 555-0142 for a price.')).toBeInViewport()
  })
})

/** Builds the content as the owner of an account does, and returns where. */
async function build(name: string, account: string): Promise<string> {
  const folder = join(scratch, name)
  const ids = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY']
  const env = {
    ...process.env,
    ...environmentOf('', content),
    DIST: folder,
    ...Object.fromEntries(ids.map((id) => [`VITE_EMAILJS_${id}`, account])),
  }
  await promisify(execFile)(process.execPath, scriptArgs('site/scripts/build.ts'), { env })
  return folder
}

async function edit(file: string, changes: readonly (readonly [string, string])[]) {
  const path = join(content, file)
  let text = await readFile(path, 'utf8')
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  await writeFile(path, text)
}

/** The address of a partner's page with the release that a build offers, pinned by its integrity. */
async function pinnedPage(host: Host, folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'widgets/manifest.json'), 'utf8'))
  const { path, integrity } = manifest.scripts['quote-builder.js']
  const script = `<script async src="${host.site}/widgets/${path}" integrity="${integrity}" crossorigin></script>`
  const tag =
    '<quote-builder partner="Bright Homes" success-url="none"><p>Call (604) 555-0142 for a price.</p></quote-builder>'
  host.pages.set('/mine', `<!doctype html><title>Mine</title>${script}${tag}`)
  return `${host.partner}/mine`
}

/** Collects the mails that the service accepts from now on; it refuses those for a closed account. */
async function catchLeads(page: Page, closed: ReadonlySet<string>) {
  const leads: { account: string; id: string }[] = []
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await page.route('**/api/v1.0/email/send', (route) => {
    // A widget checks whether there is a mailbox.
    if (route.request().method() === 'HEAD') return route.fulfill({ status: 204, headers })
    const { user_id, template_params } = route.request().postDataJSON()
    leads.push({ account: user_id, id: template_params.lead_id })
    const status = closed.has(user_id) ? 403 : 200
    return route.fulfill({
      status,
      body: status === 200 ? 'OK' : 'Account not found',
      headers,
    })
  })
  return leads
}

/** Goes from a fresh page to the contact step, with three stretches of a tall hedge. */
async function quoteHedge(page: Page, service: string, total: string) {
  const wizard = wizardOn(page)
  await wizard.choose(service)
  await page.getByLabel('Height of the hedge').selectOption('tall')
  await wizard.more('stretch of hedge', 3)
  await expect(wizard.tab).toContainText(total)
  for (let step = 0; step < 2; step++) await wizard.continue.click()
  await wizard.book.click()
  await expect(wizard.send).toBeVisible()
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** The host of a built site, whose owner may publish another build, and of a partner's pages under another name. */
interface Host extends AsyncDisposable {
  /** The built site that is published now. */
  folder: string
  readonly site: string
  readonly partner: string
  /** The partner's pages by their paths. */
  readonly pages: Map<string, string>
}

/** Serves a built site with a host's headers for its widgets: any site may load them, and nothing is cached. */
async function serveFolder(folder: string): Promise<Host> {
  const pages = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const page = pages.get(pathname)
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      return
    }
    try {
      const body = await readFile(join(host.folder, pathname))
      response.writeHead(200, {
        'Content-Type': types[extname(pathname)] ?? 'text/html',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      })
      response.end(body)
    } catch {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const host: Host = {
    folder,
    site: `http://company.localhost:${port}`,
    partner: `http://partner.localhost:${port}`,
    pages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return host
}
