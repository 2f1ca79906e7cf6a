import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfOtherCompany } from '../fixtures/other-owner.js'
import { environmentOfCopy, removeCopies } from '../fixtures/project-copy.js'
import { build, lineOf } from './mistakes.ts'

const windows = {
  order: 5,
  name: 'Window Washing',
  code: 'glass',
  icon: 'window',
  path: '/window-washing',
  card: { text: 'Inside and outside.', from: { panes: 1 }, unit: 'A window' },
  listed: ['glass'],
  nothing: 'Go back and count your windows',
  steps: [
    {
      id: 'glass',
      name: 'Glass',
      heading: 'Count your windows.',
      event: 'glass_selection',
      questions: [
        {
          id: 'glass',
          kind: 'counts',
          counts: [{ id: 'panes', one: 'Window', many: 'Windows', icon: 'window', each: 9 }],
        },
        { id: 'screens', kind: 'yes', label: 'Screens too', price: 40 },
      ],
    },
  ],
}

const faq = 'site/content/pages/faq.json'

let copy = ''
const inCopy = (file: string) => path.join(copy, file)
const published = (file: string) => readFileSync(inCopy(`dist/${file}`), 'utf8')

let refusal = ''
let line = 0

/** Airbnb cleaning goes, to which one answer still links; window washing comes. */
beforeAll(async () => {
  copy = copyOfOtherCompany()
  rmSync(inCopy('site/content/services/airbnb.json'))
  writeFileSync(inCopy('site/content/services/window-washing.json'), JSON.stringify(windows))
  const answers = readFileSync(inCopy(faq), 'utf8')
  writeFileSync(inCopy(faq), answers.replace('(/about)', '(/airbnb-cleaning)'))
  line = lineOf(copy, faq, '(/airbnb-cleaning)')
  refusal = (await build(copy)).stderr
  writeFileSync(inCopy(faq), answers)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-l', 'warn']
  await promisify(execFile)(process.execPath, vite, { cwd: copy, env: environmentOfCopy() })
})
afterAll(removeCopies)

test('the build names what still leads to a service that was removed', () => {
  const fault = 'questions 4.answer: there is no page "/airbnb-cleaning".'
  expect(refusal).toBe(`${faq}:${line}: ${fault}\n`)
})

test('of a service that was removed nothing is left', () => {
  const files = readdirSync(inCopy('dist'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /airbnb/i.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|css|xml|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(30)
  const naming = texts.filter((file) => /airbnb-cleaning|Airbnb Cleaning/.test(published(file)))
  expect(naming).toEqual([])
  for (const page of ['index.html', 'about.html', 'services.html'])
    expect(published(page), page).not.toMatch(/airbnb/i)
})

test('a service that is added has a page, links to it, and a row for search engines', () => {
  const page = published('window-washing.html')
  expect(page).toContain('<h1 tabindex="-1">Window Washing</h1>')
  expect(page).toContain('href="/quote-builder#q=2.glass.panes-1"')
  expect(page).toContain('href="/quote-builder#q=2.glass.screens-1"')
  expect(page).toContain('"itemOffered":{"@type":"Service","name":"Window"},"price":9')
  expect(published('sitemap.xml')).toContain('/window-washing<')
  expect(published('services.html')).toContain('<h2 class="d3">Window Washing</h2>')
  // In the menu of the bar, in that of phones, in the footer, and on its card.
  expect(published('index.html').match(/href="\/window-washing"/g)).toHaveLength(4)
})
