import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as business from 'virtual:content/business'
import { offer } from 'virtual:content/catalogue'
import { beforeAll, expect, inject, test } from 'vitest'
import { companyOf } from '../../site/build/content/company.ts'
import { published as publishedFolder } from './changed-company.ts'

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
const specified = path.join(fixtures, 'specified')
const other = companyOf(
  JSON.parse(readFileSync(path.join(fixtures, 'other-company/business.json'), 'utf8')),
)

/** All published text by file, except the releases, which never change. */
const published = new Map<string, string>()

beforeAll(async () => {
  const dist = path.join(inject('copy'), publishedFolder)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/widgets\/\d/.test(file) || !/\.(html|js|css|json|xml|webmanifest|svg|txt|ts)$/.test(file))
      continue
    published.set(file, readFileSync(path.join(dist, file), 'utf8'))
  }
  const packed = readdirSync(path.join(dist, 'widgets')).find((file) => file.endsWith('.tgz'))
  // The licence keeps the name of the code's owner.
  const options = ['--exclude=*/LICENSE', '-xzOf', path.join(dist, 'widgets', packed ?? '')]
  const { stdout } = await promisify(execFile)('tar', options)
  published.set('the package', stdout)
})

/** Matches a fact in code and in markup, but not as a part of a longer word. */
const patternOf = (fact: string) =>
  new RegExp(`${fact.startsWith(' ') ? '' : '(?<!\\w)'}${fact.replace(/[^\w ]/g, '\\$&')}(?!\\w)`)

test('when every fact has changed, no old fact is published anywhere', () => {
  const contentFiles = readdirSync(specified, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file) && file !== 'business.json')
    .map((file) => readFileSync(path.join(specified, file), 'utf8'))
    .join()
  const { hours, social, testimonial, geo, telHref, responseHours, privacyNotice } = business
  const { name, shortName, street, town, region, city, area, email, phone, responseDays } = business
  const old = [
    ...[name, shortName, street, town, region, city, area, email, phone, responseDays],
    // With a space before it, because two letters in a script may be a name.
    ` ${business.province}`,
    ...hours.flatMap(({ time }) => time.split(' to ')).filter((time) => time !== 'Closed'),
    ...social.map(({ url }) => url),
    ...Object.values({ ...testimonial }),
    ...Object.values(geo).map(String),
    telHref.replace('tel:', ''),
    business.email.replace(/.*@/, ''),
    business.phone.slice(0, 5),
    privacyNotice.text,
    `${responseHours} hours`,
    `${responseHours}-hour reply`,
    `${responseHours}-hour response`,
    ...(offer ? [offer.title, `${offer.percent}% off`, `${offer.percent}%<small`] : []),
  ]
  // A fact that the owner wrote into a text by hand has to be changed by the owner.
  const sought = old.filter((fact) => !patternOf(fact).test(contentFiles)).map(patternOf)
  expect(sought.length).toBeGreaterThan(20)
  expect(published.size).toBeGreaterThan(50)
  const found = [...published].flatMap(([file, text]) =>
    sought.filter((fact) => fact.test(text)).map((fact) => `${fact.source} in ${file}`),
  )
  expect(found).toEqual([])
})

test('the new facts are in every text that uses them', () => {
  const { name, short_name } = JSON.parse(published.get('site.webmanifest') ?? '{}')
  expect([name, short_name]).toEqual([other.name, other.shortName])
  expect(published.get('location.html')).toContain(
    `Near ${other.town}: ${other.phone}, or &quot;wait&quot; ${other.responseHours} hours.`,
  )
  const home = published.get('index.html')
  expect(home).toContain('Winter rate')
  expect(home).toMatch(/>15%<.span><small|15%<.span>/)
  const article = published.get('blog/quoting.html') ?? ''
  expect(article).toContain(`Fern &amp; Sons Property Care of ${other.town} wakes before you do.`)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(article) ?? []
  const posting = JSON.parse(json)['@graph'].find(
    (part: { '@type': string }) => part['@type'] === 'BlogPosting',
  )
  expect(posting.author).toEqual({ '@id': 'https://fern.example/#company' })
})

test('a photo that came with a review is published on its card', () => {
  const cards = published.get('index.html')?.match(/<figure class="[^"]* review">.*?<\/figure>/gs)
  const pictures = cards?.map((card) => /<picture>.*<\/picture>/s.exec(card)?.[0])
  expect(pictures).toEqual([undefined, expect.any(String), undefined])
  const [, picture = ''] = pictures ?? []
  expect(picture).toContain('alt="A garage door at the end of a washed driveway"')
  expect(picture).toContain('loading="lazy"')
  const files = picture.match(/\/pictures\/garage-[\w-]+\.(avif|webp)/g) ?? []
  expect(files).not.toEqual([])
  for (const file of files) {
    expect(existsSync(path.join(inject('copy'), publishedFolder, file)), file).toBe(true)
  }
})

test('no built page marks a row of the hours as today’s', () => {
  expect(published.get('location.html')).not.toContain('data-today="true"')
})
