import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, long, test } from '../browser.ts'
import { built, builtFile, dist } from '../built.ts'

/** Every page as published, by the path it is served at. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: `/${file.replace(/(^index)?\.html$/, '')}`,
    html: built(file),
  }))

/** The pages of the site itself: the partner's page and its preview are separate documents. */
const ourPages = pages.filter(({ file }) => !file.startsWith('widgets/'))

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The keys of structured data whose values are for people, and have to be on the page as well. */
const visibleKeys = new Set([
  ...['name', 'headline', 'text', 'reviewBody', 'ratingValue', 'price', 'opens', 'closes'],
  ...['telephone', 'email', 'streetAddress', 'addressLocality'],
])

/**
 * The names that only machines need: of the breadcrumbs to a page, of the page itself (its title), and of the
 * places where the company works. The prices of a service are on the page that each offer leads to, the quote
 * builder.
 */
const forMachines = /\.itemListElement\.\d+\.name$|\.hasOfferCatalog\.|^\.2\.name$|\.areaServed\./

/** Every such value of some structured data, with its path. */
function claims(value: Json, place = ''): { key: string; place: string; claim: string }[] {
  if (typeof value !== 'object' || value === null) {
    const key = place.split('.').at(-1) ?? ''
    return visibleKeys.has(key) && !forMachines.test(place)
      ? [{ key, place, claim: String(value) }]
      : []
  }
  return Object.entries(value).flatMap(([key, inner]) => claims(inner, `${place}.${key}`))
}

/** Matches the value as a page writes it: machines read 07:00 and +16045550142. */
function asWritten(key: string, claim: string): RegExp {
  const literal = claim.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (key === 'price') {
    const cents = Number.isInteger(Number(claim)) ? 0 : 2
    const amount = Number(claim).toLocaleString('en-CA', { minimumFractionDigits: cents })
    return new RegExp(`\\$${amount}(?![.,]?\\d)`)
  }
  if (key === 'telephone') return new RegExp([...claim.slice(-10)].join('\\D{0,2}'))
  if (key === 'opens' || key === 'closes') {
    const [hour = 0, minute = 0] = claim.split(':').map(Number)
    const half = hour < 12 ? 'a' : 'p'
    return new RegExp(`(?<!\\d)${hour % 12 || 12}:${String(minute).padStart(2, '0')} ?${half}`, 'i')
  }
  return new RegExp(literal, 'i')
}

/** The texts of a page for people and for machines. */
function readPages(page: Page, htmls: string[]) {
  return page.evaluate(
    (htmls) =>
      htmls.map((html) => {
        const { head, body } = new DOMParser().parseFromString(html, 'text/html')
        const graph = head.querySelector('script[type="application/ld+json"]')?.textContent
        for (const one of body.querySelectorAll('script, style, template')) one.remove()
        const links = [...body.querySelectorAll('a[href^="/"]')].map(
          (link) => new URL(`${link.getAttribute('href')}`, 'https://site.example').pathname,
        )
        const text = `${body.textContent}`.replace(/\s+/g, ' ')
        return { text, graph: graph ?? '{}', links }
      }),
    htmls,
  )
}

test('the structured data of a page is also visible on the page', async ({ page }) => {
  const seen = await readPages(
    page,
    ourPages.map(({ html }) => html),
  )
  const missing: string[] = []
  for (const [at, { text, graph }] of seen.entries()) {
    for (const { key, place, claim } of claims(JSON.parse(graph)['@graph'])) {
      if (!asWritten(key, claim).test(text))
        missing.push(`${ourPages[at]?.path}: ${place} ${claim}`)
    }
  }
  expect(missing).toEqual([])
})

test('the sitemap lists the pages to find, and each is linked to', async ({ page }) => {
  const listed = [...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(`${url}`).pathname,
  )
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const indexable = ourPages.filter(
    ({ path, html }) =>
      new URL(canonical(html), 'https://site.example').pathname === path &&
      !/name="robots" content="no/.test(html),
  )
  expect(listed.toSorted()).toEqual(indexable.map(({ path }) => path).sort())

  const seen = await readPages(
    page,
    indexable.map(({ html }) => html),
  )
  const linked = new Set(
    seen.flatMap(({ links }, at) => links.filter((link) => link !== indexable[at]?.path)),
  )
  expect(listed.filter((path) => !linked.has(path))).toEqual([])
})

test('feed readers accept the feed', async ({ page }) => {
  const feed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const atom = 'http://www.w3.org/2005/Atom'
    const direct = (node: Element, name: string) =>
      [...node.children]
        .filter((child) => child.namespaceURI === atom && child.localName === name)
        .map((child) => `${child.textContent || child.getAttribute('href')}`)
    const parts = ['id', 'title', 'updated', 'author', 'link', 'content']
    const of = (node: Element) =>
      Object.fromEntries(parts.map((part) => [part, direct(node, part)]))
    const root = document.documentElement
    const entries = [...root.children].filter(({ localName }) => localName === 'entry')
    return {
      error: document.querySelector('parsererror')?.textContent,
      root: `${root.namespaceURI} ${root.localName}`,
      head: of(root),
      entries: entries.map(of),
    }
  }, built('feed.xml'))
  expect(feed.error).toBeUndefined()
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed')
  for (const one of [feed.head, ...feed.entries]) {
    // RFC 4287: exactly one of each, and the time with its zone.
    for (const part of ['id', 'title', 'updated']) expect(one[part], part).toHaveLength(1)
    expect(`${one.updated}`).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
    expect(one.author).not.toEqual([])
    expect(one.link).not.toEqual([])
  }
  expect(feed.entries.filter(({ content }) => `${content}`.length < 200)).toEqual([])
  const ids = [feed.head, ...feed.entries].map(({ id }) => `${id}`)
  expect(new Set(ids).size).toBe(ids.length)
  const dates = feed.entries.map(({ updated }) => Date.parse(`${updated}`))
  expect(Date.parse(`${feed.head.updated}`)).toBe(Math.max(...dates))
})

test('every page that is shared has a picture of 1200 by 630', async () => {
  const images = ourPages.map(({ html }) => /property="og:image" content="(.*?)"/.exec(html)?.[1])
  for (const image of new Set(images)) {
    const picture = sharp(builtFile(new URL(`${image}`).pathname))
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height], image).toEqual([1200, 630])
  }

  await test.step('which is another one on each page that is no article', () => {
    const shown = pages
      .filter(({ html }) => /property="og:type" content="website"/.test(html))
      .map(({ html }) => /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '')
      // The home page, the page that says thanks and unknown paths share one.
      .filter((image) => !image.endsWith('/share.jpg'))
    const own = shown.map((image) => readFileSync(builtFile(new URL(image).pathname), 'base64'))
    expect(own.length).toBeGreaterThan(8)
    expect(new Set(own).size).toBe(own.length)
  })
})

test('every page is valid HTML', long, async () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
  )
  const faults: string[] = []
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${file}:${line}:${column}: ${message} (${ruleId})`)
    }
  }
  expect(faults).toEqual([])
})
