import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { bill, business, dollars, percentOf, prices, serviceNames, tiles } from '../facts.ts'
import { inquiryOn } from './inquiry-page.ts'
import { blocked, everyInquiryState, everyQuoteState } from './states.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ expectedMessages: [blocked] })

interface Node {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/** Chromium's accessibility tree as a screen reader finds it: each node's role, name and properties. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => {
      const given = Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      )
      let group = node
      while (group.parentId && !['group', 'radiogroup'].includes(group.role?.value ?? ''))
        group = byId.get(group.parentId) ?? { nodeId: '', ignored: true }
      return {
        role: `${node.role?.value}`,
        name: `${node.name?.value ?? ''}`,
        description: `${node.description?.value ?? ''}`,
        group: `${group.name?.value ?? ''}`,
        given,
      }
    })
}

/** Records from now on each text that appears in a live region of the element. */
const listen = (page: Page) =>
  page.locator('quote-builder, inquiry-form').evaluate((element) => {
    const regions = '[role=status], [role=alert], [aria-live]'
    const lastTexts = new Map<Element, string>()
    const announcedTexts: string[] = []
    Object.assign(window, { announcedTexts })
    const listenTo = (region: Element) => {
      const text = (region.textContent ?? '').trim()
      if (text && lastTexts.get(region) !== text) announcedTexts.push(text)
      lastTexts.set(region, text)
    }
    const root = element.shadowRoot as ShadowRoot
    for (const region of root.querySelectorAll(regions))
      lastTexts.set(region, (region.textContent ?? '').trim())
    new MutationObserver(() => root.querySelectorAll(regions).forEach(listenTo)).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })

const announcedTexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcedTexts: string[] }).announcedTexts.splice(0))

/** Checks of Chromium's accessibility tree, by the name of the state. */
const checks: Record<string, (tree: Awaited<ReturnType<typeof treeOf>>) => void> = {
  'home info': (tree) => {
    const [bedrooms] = tree.filter(({ role }) => role === 'spinbutton')
    expect(bedrooms?.name).toBe('Bedrooms')
    expect(bedrooms?.given).toMatchObject({ valuemin: 0, valuemax: 99 })
  },
  frequency: (tree) => {
    const radios = tree.filter(({ role }) => role === 'radio')
    expect(radios.map(({ name, group }) => `${group}: ${name}`)).toEqual(
      ['One-time', 'Weekly', 'Bi-weekly', 'Monthly'].map((name) => `Frequency: ${name}`),
    )
    expect(radios.map(({ given }) => given.checked)).toEqual(['false', 'true', 'false', 'false'])
  },
  'service, one of them chosen': (tree) => {
    const pressed = tree.filter(({ given }) => given.pressed === 'true')
    expect(pressed.map(({ name }) => name)).toEqual([tiles['Pressure Washing']])
  },
  'business info': (tree) => {
    const building = tree.find(({ name }) => name === 'Building type')
    expect(building?.given).toMatchObject({ invalid: 'false' })
  },
  'home info, nothing counted': (tree) => {
    const next = tree.find(({ name }) => name === 'Continue')
    expect(next?.given).toMatchObject({ disabled: true, focusable: true })
  },
  contact: (tree) => {
    const notes = tree.find(({ name }) => name === 'Additional Notes')
    expect(notes?.description).toBe('Optional')
  },
  sending: (tree) => {
    const send = tree.find(({ role, name }) => role === 'button' && name === 'Sending Quote...')
    expect(send?.given.disabled).toBe(true)
  },
}

/** Every step has its heading, its progress, named controls and, where there are any, its states. */
async function expectTree(page: Page, state: string) {
  const tree = await treeOf(page)
  const headings = tree.filter(({ role, given }) => role === 'heading' && given.level === 2)
  expect(headings, state).toHaveLength(1)
  const controls = /^(button|link|textbox|spinbutton|checkbox|radio|combobox|progressbar)$/
  const nameless = tree.filter(({ role, name }) => controls.test(role) && !name)
  expect(nameless, state).toEqual([])
  if (state !== 'sent')
    expect(
      tree.filter(({ role, name }) => role === 'progressbar' && name === 'Progress'),
      state,
    ).toHaveLength(1)
  checks[state]?.(tree)
}

test('the quote builder announces everything once, and nothing old', async ({ page, partner }) => {
  await page.clock.install()
  await page.goto(`${partner}/plain.html?success-url=none`)
  const wizard = wizardOn(page)
  await expect(wizard.heading).toBeVisible()
  await listen(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const announced: Record<string, string[]> = {}
  await everyQuoteState(page, async (state) => {
    await page.clock.runFor(599)
    const early = await announcedTexts(page)
    await page.clock.runFor(1)
    const rested = await announcedTexts(page)
    announced[state] = [...early, ...rested]
    // A price is announced once it stops changing.
    if (rested.length > 0) expect(rested, state).toEqual([expect.stringMatching('in total')])
    expect(early.join(), state).not.toContain('in total')
    await expectTree(page, state)
    // Mails are sent from here on, and follow the same clock.
    if (state === 'contact') await page.clock.resume()
  })
  const { bedrooms } = prices.residential
  const { weekly } = prices.frequency
  const totalOf = (...amounts: number[]) =>
    bill(...amounts.map((amount): [string, number] => ['', amount])).total
  const inTotal = (...amounts: number[]) => `${totalOf(...amounts)} dollars in total`
  const { ovenCleaning = 0, fridgeCleaning = 0 } = prices.extraServices
  const suite = Object.values(prices.airbnb)
  const otherQuote = (service: string, ...amounts: number[]) =>
    `Your other quote, ${service} for ${dollars(totalOf(...amounts))}, is kept.Back to that quote`
  const home = otherQuote(serviceNames.residential ?? '', 2 * bedrooms)
  expect(Object.keys(announced)).toEqual(expect.arrayContaining(Object.keys(checks)))
  expect(announced).toEqual({
    service: [],
    'extras, and nothing to quote': [
      'Step 2 of 5: What Needs Washing',
      'Step 3 of 5: Extras',
      'Your total is $0. Go back and choose what needs washing, or choose an extra.',
    ],
    'what needs washing': [
      'Step 2 of 5: What Needs Washing',
      inTotal(prices.additionalSurfaces.deck),
    ],
    'service, one of them chosen': ['Step 1 of 5: Service'],
    'business info': ['Step 2 of 5: Business Info'],
    turnaround: [
      'Step 1 of 5: Service',
      'Step 2 of 6: Home Info',
      'Step 3 of 6: Turnaround',
      inTotal(prices.airbnb.kitchens),
    ],
    'home info, nothing counted': [
      'Step 2 of 6: Home Info',
      'Step 1 of 6: Service',
      'Step 2 of 6: Home Info',
    ],
    'home info': [inTotal(2 * bedrooms)],
    'turnaround, with extras that a link added, and another quote that is kept': [
      'Step 3 of 6: Turnaround',
      home,
      `Oven Cleaning and Fridge Cleaning, ${dollars(ovenCleaning + fridgeCleaning)}, were added to your quote.Take them out${home}`,
      inTotal(...suite, ovenCleaning, fridgeCleaning),
    ],
    frequency: [
      'Step 2 of 6: Home Info',
      otherQuote(serviceNames.airbnb ?? '', ...suite, ovenCleaning, fridgeCleaning),
      'Step 3 of 6: Frequency',
      inTotal(2 * bedrooms, percentOf(2 * bedrooms, weekly)),
    ],
    extras: ['Step 4 of 6: Extras'],
    'final quote': ['Step 5 of 6: Your Quote'],
    contact: ['Step 6 of 6: Contact'],
    errors: ['Three things to fixName is required.Email is required.Phone Number is required.'],
    'a misspelt address, and an extension': [
      'Two things to fixEmail is required.Phone Number is required.',
      'One thing to fixPhone Number is required.',
      'Did you mean gmail.com?',
    ],
    'not sent': [
      'Sending Quote...',
      `There was an issue sending your quote. Please try again.Try againOr call ${business.phone}, or email us this quote.`,
    ],
    sending: ['Sending Quote...'],
    sent: [
      `Your Cleaning Request Has Been SubmittedWe will call (604) 555-0199 or write to sam@sample.example.We contact you within ${business.responseHours} hours to discuss your needs and give you a detailed quote.`,
    ],
  })
  // The thank-you's heading has the focus, so it is not announced a second time.
  await expect(wizard.thanks).toBeFocused()
})

test('the inquiry form announces everything once, and nothing old', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  const form = inquiryOn(page)
  await expect(form.name).toBeVisible()
  await listen(page)
  const announced: Record<string, string[]> = {}
  await everyInquiryState(page, async (state) => {
    announced[state] = await announcedTexts(page)
  })
  expect(announced.empty).toEqual([])
  expect(announced.errors).toEqual(['Two things to fixEmail is required.Phone Number is required.'])
  expect(announced['a misspelt address, and an extension']).toEqual([
    'One thing to fixPhone Number is required.',
    'Did you mean hotmail.com?',
  ])
  expect(announced['not sent']?.at(-2)).toBe('Sending Message...')
  expect(announced['not sent']?.at(-1)).toMatch(/^Oops! Something went wrong/)
  expect(announced.sending).toEqual(['Sending Message...'])
  expect(announced.sent).toEqual([expect.stringMatching(/^Message Sent Successfully!Thank you/)])
})
