import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from 'playwright/test'
import { editorHeaders } from '../../site/build/editor/headers.ts'
import { headerRules } from '../../site/build/headers/headers.ts'
import { countedHost, hosts, scratch, site } from './hosts.ts'

const rules = readFileSync(new URL('../../site/public/_headers', import.meta.url), 'utf8')

/** The headers of the first rule, which applies to the whole site or the whole editor, by lower-case names. */
function firstRuleOf(text: string): Record<string, string[]> {
  const [rule] = headerRules(text)
  return Object.fromEntries(
    rule?.headers.map(([name, value]) => [name.toLowerCase(), [value]]) ?? [],
  )
}

const ofEditor = { ...firstRuleOf(rules), ...firstRuleOf(editorHeaders) }
const ofSite = { ...ofEditor, 'x-robots-tag': [], ...firstRuleOf(rules) }

/** Every value of each of these headers, as often as it is sent. */
async function sent(request: APIRequestContext, address: string) {
  const headers = (await request.get(address, { maxRedirects: 0 })).headersArray()
  const values = (name: string) => headers.filter((header) => header.name.toLowerCase() === name)
  return Object.fromEntries(
    Object.keys(ofEditor).map((name) => [name, values(name).map(({ value }) => value)]),
  )
}

for (const [host, url] of Object.entries(hosts)) {
  test.describe(host, () => {
    test('only the editor has its own policy', async ({ request }) => {
      const [asset = ''] = readdirSync(join(site, 'edit/assets'))
      for (const path of ['/edit/', '/edit/data.json', `/edit/assets/${asset}`]) {
        expect(await sent(request, url + path), path).toEqual(ofEditor)
      }
      const [script = ''] = readdirSync(join(site, 'assets'))
      for (const path of ['/', '/booked', '/widgets/', `/assets/${script}`, '/no/such/page']) {
        expect(await sent(request, url + path), path).toEqual(ofSite)
      }
    })

    test('the editor’s page is revalidated, its scripts are kept for good', async ({ request }) => {
      const cacheOf = async (path: string) =>
        (await request.get(url + path)).headers()['cache-control']
      for (const path of ['/edit/', '/edit/data.json', '/edit/assets/missing.js']) {
        expect(await cacheOf(path), path).toMatch(/no-cache|no-store|max-age=0/)
      }
      for (const name of readdirSync(join(site, 'edit/assets'))) {
        const asset = `/edit/assets/${name}`
        expect(await cacheOf(asset), asset).toBe('public, max-age=31536000, immutable')
      }
    })

    test('an owner can sign in, and nothing is loaded from elsewhere', async ({ page }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/security policy/i.test(message.text())) refused.push(message.text())
      })
      const loaded = new Set<string>()
      page.on('requestfinished', (request) => loaded.add(new URL(request.url()).origin))
      await page.goto(`${url}/edit`)
      await expect(page).toHaveURL(`${url}/edit/`)
      const frame = page.frameLocator('iframe[title="Editor"]')
      await expect(frame.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible()
      // Sveltia looks for its fonts there before it uses its own.
      expect(refused.filter((text) => !text.includes('//cdn.jsdelivr.net/fontsource/'))).toEqual([])
      expect([...loaded]).toEqual([url])
    })
  })
}

test('Netlify reads the same headers from our rules', async () => {
  const parser = join(scratch, 'node_modules/@netlify/headers/dist/main.js')
  const { HeadersHandler } = await import(parser)
  const reader = new HeadersHandler({ projectDir: site, logger: console })
  const sentTo = async (path: string) => {
    const read: Record<string, string> = await reader.apply(new Request(`https://a.example${path}`))
    const sent = Object.entries(read).map(([name, value]) => [name.toLowerCase(), [value]])
    return Object.fromEntries(sent)
  }
  for (const path of ['/edit/', '/edit/data.json']) {
    expect(await sentTo(path), path).toEqual(ofEditor)
  }
  for (const path of ['/', '/booked', '/no/such/page']) {
    expect(await sentTo(path), path).toEqual(firstRuleOf(rules))
  }
})

test('a site that is built without an editor has no editor page', async ({ request }) => {
  for (const path of ['/edit', '/edit/', '/edit/data.json']) {
    const answer = await request.get(countedHost + path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['x-robots-tag'], path).toBe(undefined)
  }
})
