import { readdirSync, readFileSync } from 'node:fs'
import * as business from 'virtual:content/business'
import { pages } from 'virtual:content/catalogue'
import { expect, test } from 'vitest'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { contentFiles } from '../../site/content-schema/files.ts'
import { routeOf, routes, routesIn } from '../../site/routes/routes.ts'
import { tidyPath } from '../../site/routing/tidy-path.ts'

test('every route has its own path, title and description', () => {
  for (const key of ['path', 'title', 'description'] as const) {
    const values = routes.map((route) => route[key])
    expect(new Set(values).size, key).toBe(values.length)
  }
})

test('the table has every route of the specification', () => {
  expect(
    routes
      .map(({ path }) => path)
      .sort()
      .join(' '),
  ).toBe(
    '/ /about /airbnb-cleaning /blog /blog/:slug /booked /commercial-cleaning /faq /inquiries /location /pressure-washing /quote-builder /residential-cleaning /services',
  )
})

test('menus and footer show what the specification lists, in its order', () => {
  const pathsIn = (place: Parameters<typeof routesIn>[0]) =>
    routesIn(place)
      .map(({ path }) => path)
      .join(' ')
  const four = '/residential-cleaning /commercial-cleaning /airbnb-cleaning /pressure-washing'
  expect(pathsIn('services-menu')).toBe(four)
  expect(pathsIn('footer-services')).toBe(four)
  expect(pathsIn('company-menu')).toBe('/about /inquiries /blog /faq')
  expect(pathsIn('bar')).toBe('/location')
  expect(pathsIn('footer-quick-links')).toBe('/about /inquiries /services /blog /faq /location')
})

test('unknown paths show the home page', () => {
  for (const { path } of routes) expect(routeOf(path).path).toBe(path)
  for (const path of ['/no/such/page', '/blog/a/b', '/blogs/a', '/journal/blog/a']) {
    expect(routeOf(path).path).toBe('/')
  }
})

test('an article is one part of a path after /blog/', () => {
  expect(routeOf('/blog/moss-on-roofs').path).toBe('/blog/:slug')
  expect(routeOf('/blog').path).toBe('/blog')
})

test('a page has one path however it is written', () => {
  for (const path of ['/about', '/about/', '/about.html', '/about/index.html']) {
    expect(tidyPath(path)).toBe('/about')
  }
  for (const path of ['/', '/index.html', '/index']) expect(tidyPath(path)).toBe('/')
  expect(tidyPath('/blog/five-signs/')).toBe('/blog/five-signs')
})

test('every service has a page, and the menus and the footer list it by its name', () => {
  for (const list of ['services-menu', 'footer-services'] as const) {
    expect(routesIn(list).map(({ path, label }) => [path, label])).toEqual(
      pages.map(({ path, name }) => [path, name]),
    )
  }
  for (const { id, path } of pages) expect(routeOf(path).service).toBe(id)
})

test('a company without reviews or photos of its work may leave both lists empty', () => {
  const accepts = (file: string, value: object) =>
    contentFiles[file]?.schema.safeParse(value).success
  expect(accepts('reviews.json', { reviews: [] })).toBe(true)
  expect(accepts('gallery.json', { posts: [] })).toBe(true)
})

test('an owner edits only data: no program is in the content folder', () => {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([])
})

test('no code repeats a fact about the company from business.ts', () => {
  const site = new URL('../../site/', import.meta.url)
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|html)$/.test(file) && !/^(build|content)\b/.test(file),
  )
  expect(files.length).toBeGreaterThan(60)
  const { phone, email, street, name, hours } = business
  const times = hours.map(({ time }) => time).filter((time) => time !== 'Closed')
  const facts = [phone, email, street, name, ...times]
  for (const file of files) {
    const text = readFileSync(new URL(file, site), 'utf8')
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    for (const fact of facts) expect(code.includes(fact), `${fact} in ${file}`).toBe(false)
  }
})
