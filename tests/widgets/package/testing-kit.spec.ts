import { expect, long } from '../../browser.ts'
import { bill, prices } from '../../facts.ts'
import { shortenPatience } from '../faults.ts'
import { inLanguages, inquiryLines, pageOf, quoteLines, test } from './kit-test.ts'

const threeBedrooms = bill(
  ['3 Bedrooms', 3 * prices.residential.bedrooms],
  ['Weekly discount (30%)', -0.9 * prices.residential.bedrooms],
  ['Oven Cleaning', prices.extraServices.ovenCleaning],
)

for (const place of ['page', 'frame'] as const) {
  test(`a ${place}'s quote is answered, read and sent${place === 'page' ? '' : ' @long'}`, async ({
    page,
    partner,
    kit,
    mailbox,
  }) => {
    const mails = await kit.catchLeads(page)
    const address = pageOf(partner, quoteLines)
    const frame = `<iframe title="Quote" width="500" height="900" src="${address.replaceAll('&', '&amp;')}"></iframe>`
    await page.goto(place === 'page' ? address : pageOf(partner, frame))
    const quote = kit.quoteBuilder(place === 'page' ? page : page.frameLocator('iframe'))
    expect(await quote.step()).toEqual({ step: 1, of: 6, name: 'Service' })
    await quote.answer({
      service: 'residential',
      bedrooms: 3,
      frequency: 'weekly',
      extras: ['ovenCleaning'],
    })
    await expect(quote.heading).toContainText('is ready!')
    expect(await quote.total()).toBe(threeBedrooms.total)
    expect(await quote.lines()).toEqual([
      { label: '3 Bedrooms', price: 3 * prices.residential.bedrooms },
      { label: 'Weekly discount (30%)', price: -0.9 * prices.residential.bedrooms },
      { label: 'Oven Cleaning', price: prices.extraServices.ovenCleaning },
    ])

    await quote.goToContact()
    await quote.send()
    await expect(quote.error).toContainText('Three things to fix')
    await quote.fillContact({ name: 'Sam Sample', notes: 'The side gate sticks.' })
    await quote.send()
    await expect(quote.thanks).toBeVisible()
    expect(await quote.total()).toBe(threeBedrooms.total)
    expect(mails.viewed()).toMatchObject([{ total_price: `${threeBedrooms.total}` }])
    expect(mails.leads()).toMatchObject([
      {
        name: 'Sam Sample',
        partner: 'Us',
        message: 'The side gate sticks.',
        price_list: kit.priceList,
      },
    ])
    expect(await mailbox.mails()).toEqual([])
  })
}

for (const [lang, heading] of [
  ['fr', 'Détail de la soumission'],
  ['pa', 'ਕੁਓਟ ਦਾ ਵੇਰਵਾ'],
  ['zh', '报价明细'],
] as const) {
  test(`a quote is answered, read and sent on a page in ${lang}${lang === 'fr' ? '' : ' @long'}`, async ({
    page,
    partner,
    kit,
  }) => {
    const mails = await kit.catchLeads(page)
    await page.goto(pageOf(partner, inLanguages(quoteLines), {}, lang))
    const quote = kit.quoteBuilder(page)
    await quote.answer({ service: 'commercial', buildingType: 'retail', offices: 25 })
    await quote.back()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(await quote.step()).toMatchObject({ step: 3, of: 5 })
    const offices = 25 * prices.commercial.officeCount
    const total = offices * (1 + prices.buildingType.retail / 100)
    expect((await quote.lines()).map(({ price }) => price)).toEqual([offices, total - offices])
    expect(await quote.total()).toBe(total)

    await quote.answer({})
    expect(await quote.total()).toBe(total)
    await quote.goToContact()
    await quote.fillContact({ name: 'Sam Sample', notes: 'The side gate sticks.' })
    await quote.send()
    await expect(quote.thanks).toBeVisible()
    expect(mails.leads()).toMatchObject([{ name: 'Sam Sample', language: lang }])

    await page.goto(pageOf(partner, inLanguages(inquiryLines), {}, lang))
    const form = kit.inquiryForm(page)
    await form.fill({ service: 'airbnb', message: 'Fridays are best.' })
    await form.send()
    await expect(form.thanks).toBeVisible()
    expect(mails.leads().at(-1)).toMatchObject({ message: 'Fridays are best.', language: lang })
  })
}

test('the price can be read while its lines are folded away', async ({ page, partner, kit }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto(pageOf(partner, quoteLines))
  const quote = kit.quoteBuilder(page)
  await expect(quote.heading).toBeVisible()
  expect(await quote.total()).toBe(0)
  expect(await quote.lines()).toEqual([])
  await quote.answer({ service: 'commercial', buildingType: 'retail', offices: 2 })
  await quote.back()
  const offices = 2 * prices.commercial.officeCount
  const lines = [
    { label: '2 Offices', price: offices },
    {
      label: 'Retail Store facility adjustment (20%)',
      price: (offices * prices.buildingType.retail) / 100,
    },
  ]
  expect(await quote.lines()).toEqual(lines)
  expect(await quote.total()).toBe(lines.reduce((sum, { price }) => sum + price, 0))
  await expect(page.getByRole('heading', { name: 'Quote Breakdown' })).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 800 })
  expect(await quote.lines()).toEqual(lines)
})

test(
  'each kind of question is answered, or said to be impossible',
  long,
  async ({ page, partner, kit }) => {
    const second = '<quote-builder></quote-builder>'
    await page.goto(pageOf(partner, quoteLines + second))
    const patient = kit.quoteBuilder(page.locator('quote-builder').first())
    const stays = expect(patient.answer({ service: 'residential' })).rejects.toThrow(
      'The quote builder stays on the step Home Info: ',
    )
    // All presses are done, and it waits for a step that does not come.
    await expect(patient.error).toBeVisible()

    const quote = kit.quoteBuilder(page.locator('quote-builder').last())
    await expect(
      quote.answer({ service: 'residential', bedrooms: 1, turnaround: 'flexible' }),
    ).rejects.toThrow('The quote builder never asked for turnaround.')
    await expect(
      quote.answer({ service: 'residential', bedrooms: 1, extras: ['gold'] }),
    ).rejects.toThrow('extras has no gold, only carpetCleaning, ovenCleaning, fridgeCleaning.')
    // @ts-expect-error: no such service.
    await expect(quote.answer({ service: 'gardening' })).rejects.toThrow('no service gardening')

    await quote.answer({
      service: 'pressure-washing',
      drivewaySize: '2-car',
      windows: 4,
      surfaces: ['deck', 'fence'],
    })
    const { drivewaySize, additionalSurfaces } = prices
    expect(await quote.total()).toBe(
      drivewaySize['2-car'] +
        4 * prices['pressure-washing'].windowCount +
        additionalSurfaces.deck +
        additionalSurfaces.fence,
    )
    await stays
  },
)

test('every sample link opens the quote it describes', async ({ page, partner, kit }) => {
  expect(kit.sampleLinks.map(({ name }) => name)).toEqual([
    'Residential Cleaning',
    'Commercial Cleaning',
    'Airbnb Cleaning',
    'Pressure Washing',
    'Residential Cleaning with Carpet Cleaning',
  ])
  const quote = kit.quoteBuilder(page)
  await page.goto(pageOf(partner, quoteLines))
  for (const { name, code, total, lines } of kit.sampleLinks) {
    await page.evaluate((hash) => location.replace(hash), `#q=${code}`)
    await expect.poll(() => quote.lines(), name).toEqual(lines)
    await expect(quote.heading).toContainText('is ready!')
    expect(await quote.total(), name).toBe(total)
  }
})

test.describe('a mail service that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|inquiry: /] })

  test('a visitor reads why, and can try again', async ({ page, partner, kit }) => {
    const mails = await kit.catchLeads(page)
    await page.goto(pageOf(partner, inquiryLines))
    await page.evaluate(shortenPatience)
    const form = kit.inquiryForm(page)
    await form.fill({ service: 'airbnb', message: 'Fridays are best.' })
    let tries = 0
    for (const [way, more] of [
      ['refused', 1],
      ['busy', 2],
      ['timeout', 1],
      ['unreachable', 1],
    ] as const) {
      mails[way]()
      const failed = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            addEventListener('inquiryfailed', ({ detail }) => resolve(detail.reason))
          }),
      )
      await form.send()
      expect(await failed).toBe(way)
      await expect(form.error).toContainText('Oops! Something went wrong')
      tries += more
      expect(mails.tries(), way).toHaveLength(tries)
    }
    expect(mails.leads()).toEqual([])
    mails.taken()
    await form.send()
    await expect(form.thanks).toBeVisible()
    expect(mails.leads()).toMatchObject([
      { from_name: 'Alex Example', partner: 'Us', message: 'Fridays are best.' },
    ])
  })
})

test("another company's quote can be answered too", async ({ page, partner, gardensKit }) => {
  await page.goto(`${partner}/gardens.html`)
  const quote = gardensKit.quoteBuilder(page)
  // The types are those of the company that the package was built for.
  const visitor: { answer(answers: object): Promise<void> } = quote
  await visitor.answer({
    service: 'hedges-and-trees',
    height: 'tall',
    smallTrees: 1,
    platform: true,
    area: 'denman',
    firstFerry: true,
    soon: 'this-week',
  })
  expect((await quote.lines()).map(({ label }) => label)).toEqual([
    '1 Small Tree',
    'Tall height adjustment (62.5%)',
    'Lift for the day',
    'This week rush fee (10%)',
    'Ferry to Denman Island',
  ])
})
