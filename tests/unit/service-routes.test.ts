import * as company from 'virtual:content/business'
import { expect, test } from 'vitest'
import { servedPlaces } from '../../site/build/content/facts.ts'
import type { ServicePage } from '../../site/content-schema/services.ts'
import { homePathsOf, routeTable } from '../../site/routes/route-table.ts'

const windows: ServicePage = {
  id: 'window-washing',
  name: 'Window Washing',
  path: '/window-washing',
  menuIcon: 'M3 3h18',
  text: 'Inside and outside.',
  listed: [],
}

const basicsOf = (page: string) => ({
  label: `To ${page}`,
  head: { title: `Title of ${page}`, description: `What ${page} is.` },
})

const rowOf = (service: ServicePage) =>
  routeTable([service], company, basicsOf, true).find(({ path }) => path === service.path)

test('a service has a route that describes it, in both lists of services', () => {
  expect(rowOf(windows)).toEqual({
    path: '/window-washing',
    service: 'window-washing',
    title: `Window Washing | ${company.city}`,
    description: `Window Washing in ${company.area}. Inside and outside.`,
    label: 'Window Washing',
    icon: 'M3 3h18',
    lists: ['services-menu', 'footer-services'],
  })
})

test('sentences about all services name the place of each, or else its name', () => {
  const roofs = { ...windows, places: 'roofs' }
  expect(servedPlaces([])).toBe('')
  expect(servedPlaces([windows])).toBe('Window Washing')
  const builds = { ...windows, places: 'new builds' }
  expect(servedPlaces([roofs, windows, builds])).toBe('roofs, Window Washing and new builds')
})

test('the head that a service defines is used for its page', () => {
  const head = { title: 'Clear views', description: 'Windows, washed.' }
  expect(rowOf({ ...windows, head })).toMatchObject(head)
})

test('a standard page is described by what its file says', () => {
  const [home] = routeTable([], company, basicsOf, true)
  expect(home).toEqual({
    path: '/',
    page: 'home/HomePage.tsx',
    title: 'Title of home',
    description: 'What home is.',
    label: 'To home',
  })
})

test('a blog without articles is in no menu and in no search engine', () => {
  const blogIn = (hasArticles: boolean) =>
    routeTable([], company, basicsOf, hasArticles).find(({ path }) => path === '/blog')
  expect(blogIn(false)).toMatchObject({ label: 'To blog', lists: [], isPrivate: true })
  expect(blogIn(true)).toMatchObject({ lists: ['company-menu', 'footer-quick-links'] })
  expect(blogIn(true)).not.toHaveProperty('isPrivate')
})

test('a card that links below /services shows the home page, unless that page exists', () => {
  const cards = ['/services/roofs', '/services/windows', '/about'].map((path) => ({ path }))
  expect(homePathsOf(cards, ['/about', '/services/windows'])).toEqual(['/services/roofs'])
})
