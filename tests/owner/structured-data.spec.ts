import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { pathsIn } from '../read-pages.ts'
import { sites } from './sites.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

for (const { name, folder, server } of sites) {
  test.describe(name, () => {
    test.use({ baseURL: server.url ?? '' })

    test('search engines read of every page only what is complete, exists, and is on the page', async ({
      page,
    }) => {
      const pages = await readPages(page, pathsIn(folder))
      const valuesOf = (graph: Json) => [...valuesIn(graph)]
      const objects = pages.flatMap(({ graph }) => valuesOf(graph).map(({ value }) => value))
      const definedIds = new Set(
        objects.filter((value) => isObject(value) && '@type' in value).map((value) => idOf(value)),
      )
      const statuses = new Map<string, number>()
      const faults: string[] = []

      for (const { path, canonicals, graph, amounts } of pages) {
        const [own = ''] = canonicals
        if (canonicals.length !== 1) faults.push(`${path}: ${canonicals.length} canonical links`)
        for (const { place, key, value } of valuesOf(graph)) {
          const fault = faultOf(key, value)
          if (fault) faults.push(`${path}: ${place} ${fault}`)
          if (isObject(value) && '@id' in value && !definedIds.has(idOf(value)))
            faults.push(`${path}: ${place} refers to ${idOf(value)}, which is nowhere`)
          if (isObject(value) && value['@type'] === 'Offer' && 'price' in value) {
            const { pathname, hash } = new URL(`${value.url}`)
            const others = amounts
              .filter(({ link }) => link === pathname + hash)
              .filter(({ amount }) => amount !== Number(value.price))
            for (const { amount } of others)
              faults.push(`${path}: ${place} costs ${value.price}, and ${amount} on the page`)
          }
          if (typeof value !== 'string' || !value.startsWith(`${new URL(own).origin}/`)) continue
          const { pathname } = new URL(value)
          const status =
            statuses.get(pathname) ??
            (await page.request.get(pathname, { maxRedirects: 0 })).status()
          statuses.set(pathname, status)
          if (status !== 200) faults.push(`${path}: ${place} ${value} answers ${status}`)
        }
      }
      expect(faults).toEqual([])
      expect(statuses.size).toBeGreaterThan(5)
    })

    test('the guide for partners has one address, too', async ({ page }) => {
      const [guide] = await readPages(page, ['/widgets/'])
      expect(guide?.canonicals.map((url) => new URL(url).pathname)).toEqual(['/widgets/'])
    })
  })
}

/** What is wrong with a value of structured data, by its key; '' if nothing is. */
function faultOf(key: string, value: Json): string {
  if (value === null || value === '') return 'is empty'
  if (Array.isArray(value) && value.length === 0) return 'is empty'
  if (typeof value === 'object') return ''
  const text = String(value)
  if (/^(undefined|null|NaN|\[object Object\])$|\{[\w.-]+\}/.test(text)) return `is "${text}"`
  if (/^date/.test(key) && !/^\d{4}-\d\d-\d\d$/.test(text)) return `is "${text}", which is no date`
  if (key === 'telephone' && !/^\+\d{8,15}$/.test(text))
    return `is "${text}", which nobody can call`
  const isAddress = ['@id', 'url', 'item', 'logo', 'image', 'sameAs'].includes(key)
  if (isAddress && !/^https?:\/\/[^/]+\//.test(text))
    return `is "${text}", which is no whole address`
  return ''
}

/** Every value within some structured data. The values of a list have the key of the list. */
function* valuesIn(
  value: Json,
  key = '',
  place = '',
): Generator<{ key: string; place: string; value: Json }> {
  yield { key, place, value }
  if (typeof value !== 'object' || value === null) return
  for (const [inner, one] of Object.entries(value))
    yield* valuesIn(one, Array.isArray(value) ? key : inner, `${place}.${inner}`)
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (value: Json) => String(Object(value)['@id'])

/** The structured data of pages, and the amounts on them that open the quote builder. */
async function readPages(page: Page, paths: readonly string[]) {
  const pages: { path: string; canonicals: string[]; graph: Json; amounts: LinkedAmount[] }[] = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    const { canonicals, data, links } = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      return {
        canonicals: [...document.querySelectorAll('link[rel=canonical]')].map(
          (link) => `${link.getAttribute('href')}`,
        ),
        data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
        links: [...document.querySelectorAll('a[href^="/quote-builder#q="]')].map((link) => ({
          link: `${link.getAttribute('href')}`,
          text: `${link.querySelector('.amount')?.textContent}`,
        })),
      }
    }, html)
    const amounts = links.map(({ link, text }) => ({
      link,
      amount: Number(text.replace(/[^\d.]/g, '')),
    }))
    pages.push({ path, canonicals, graph: JSON.parse(data)['@graph'] ?? [], amounts })
  }
  return pages
}

interface LinkedAmount {
  link: string
  amount: number
}
