import { expect, test } from 'vitest'
import { companyData, partsOf, withComingDays, withFacts, withTeam } from './structured-data.ts'

test('search engines read the opening hours as the page shows them, without the closed day', async () => {
  withFacts({
    hours: [
      { days: 'Monday to Friday', time: '7:00 AM to 7:00 PM' },
      { days: 'Saturday', time: '7:00 AM to 7:00 PM' },
      { days: 'Sunday', time: 'Closed' },
    ],
  })
  const company = await companyData()
  const read = company.openingHoursSpecification.map((hours: Record<string, unknown>) =>
    Object.values(hours).flat().join(' '),
  )
  expect(read).toEqual([
    'OpeningHoursSpecification Monday Tuesday Wednesday Thursday Friday 07:00 19:00',
    'OpeningHoursSpecification Saturday 07:00 19:00',
  ])
  expect(Object.keys(company.openingHoursSpecification[0]).join(' ')).toBe(
    '@type dayOfWeek opens closes',
  )
})

test('search engines read on which coming days the company is closed, or open at other hours', async () => {
  expect(await companyData()).not.toHaveProperty('specialOpeningHoursSpecification')
  withComingDays([
    { name: 'Christmas', first: '2026-12-24', last: '2026-12-26', time: 'Closed' },
    {
      name: 'Fair',
      first: '2027-05-01',
      last: '2027-05-01',
      time: '9 AM to noon and 1 PM to 2 PM',
    },
    { name: 'By call', first: '2027-06-01', last: '2027-06-01', time: 'By appointment' },
  ])
  const company = await companyData()
  expect(
    company.specialOpeningHoursSpecification.map((hours: object) =>
      Object.entries(hours).flat().join(' '),
    ),
  ).toEqual(
    [
      'validFrom 2026-12-24 validThrough 2026-12-26 opens 00:00 closes 00:00',
      'validFrom 2027-05-01 validThrough 2027-05-01 opens 09:00 closes 12:00',
      'validFrom 2027-05-01 validThrough 2027-05-01 opens 13:00 closes 14:00',
      'validFrom 2027-06-01 validThrough 2027-06-01 opens 00:00 closes 00:00',
    ].map((hours) => `@type OpeningHoursSpecification ${hours}`),
  )
})

test('search engines read where the company comes to as places', async () => {
  withFacts({ town: 'Hope', province: 'BC', country: 'CA', region: 'the Fraser Canyon' })
  const canada = { '@type': 'Country', name: 'Canada' }
  expect((await companyData()).areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Hope',
      containedInPlace: { '@type': 'State', name: 'BC', containedInPlace: canada },
    },
    { '@type': 'Place', name: 'Fraser Canyon', containedInPlace: canada },
  ])
})

test('a company with little to say, in a country without provinces, says nothing empty', async () => {
  withFacts({
    ...{
      town: 'Lisbon',
      province: '',
      postalCode: '',
      region: '',
      country: 'PT',
      currency: 'EUR',
      social: [],
    },
    hours: [{ days: 'Every day', time: 'Closed' }],
  })
  const company = await companyData()
  for (const key of ['sameAs', 'openingHoursSpecification', 'aggregateRating', 'review'])
    expect(company).not.toHaveProperty(key)
  expect(company.areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Lisbon',
      containedInPlace: { '@type': 'Country', name: 'Portugal' },
    },
  ])
  expect(Object.keys(company.address)).toEqual([
    '@type',
    'streetAddress',
    'addressLocality',
    'addressCountry',
  ])
})

test('no text of the content ends the script around it', async () => {
  const hostile = '</script><script>alert(1)</script><!-- "\u2028'
  withFacts({ name: hostile, street: hostile })
  const { HomeAndConstructionBusiness: company, WebPage: page } = await partsOf('/', {
    title: hostile,
  })
  expect([company.name, company.address.streetAddress, page.name]).toEqual([
    hostile,
    hostile,
    hostile,
  ])
})

test('the answers of the questions are plain text, of links the words', async () => {
  const { FAQPage: page } = await partsOf('/faq')
  const answers = page.mainEntity.map((one: { acceptedAnswer: { text: string } }) => {
    return one.acceptedAnswer.text
  })
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter((text: string) => /\]\(|[[\]<]/.test(text))).toEqual([])
})

test('search engines read of /about whom it shows, and nothing of people where it shows nobody', async () => {
  const { AboutPage: without } = await partsOf('/about')
  expect(without.mainEntity).not.toHaveProperty('employee')
  const ana = { photo: 'ana', alt: 'Ana', sentence: 'I came for a week.', consent: true }
  withTeam({
    heading: 'Us',
    text: 'All of us.',
    people: [{ ...ana, name: 'Ana R.', role: 'Lead gardener' }],
  })
  const { AboutPage: page } = await partsOf('/about')
  expect(page.mainEntity).toEqual({
    ...without.mainEntity,
    employee: [{ '@type': 'Person', name: 'Ana R.', jobTitle: 'Lead gardener' }],
  })
})
