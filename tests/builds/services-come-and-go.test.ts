import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { changed } from './changed-company.ts'

const dist = path.join(inject('copy'), changed)
const published = (file: string) => readFileSync(path.join(dist, file), 'utf8')

test('nothing is published about a service that was removed', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /airbnb/i.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|css|xml|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(30)
  const mentions = texts.filter((file) => /airbnb-cleaning|Airbnb Cleaning/.test(published(file)))
  expect(mentions).toEqual([])
  for (const page of ['index.html', 'about.html', 'services.html'])
    expect(published(page), page).not.toMatch(/airbnb/i)
})

test('a service that is added gets a page, links to it, and its data for search engines', () => {
  const page = published('window-washing.html')
  expect(page).toContain('<h1 tabindex="-1">Window Washing</h1>')
  expect(page).toContain('href="/quote-builder#q=2.glass.panes-1"')
  expect(page).toContain('href="/quote-builder#q=2.glass.screens-1"')
  expect(page).toContain('"itemOffered":{"@type":"Service","name":"Window"},"price":9')
  expect(published('sitemap.xml')).toContain('/window-washing<')
  expect(published('services.html')).toContain('<h2 class="d3">Window Washing</h2>')
  // It is in the menu of the bar, in the menu of phones, in the footer, and on its card.
  expect(published('index.html').match(/href="\/window-washing"/g)).toHaveLength(4)
})
