import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(({ page, partner }) => page.goto(`${partner}/placements.html`))

test('elements that are made, cloned or imported are independent', async ({ page }) => {
  const here = page.locator('#here')
  await here.evaluate((place) => {
    const pattern = document.querySelector<HTMLTemplateElement>('#pattern')?.content as Node
    const html = '<quote-builder service="commercial">Call us.</quote-builder>'
    const elsewhere = new DOMParser().parseFromString(html, 'text/html')
    const made = document.createElement('quote-builder')
    made.setAttribute('service', 'pressure-washing')
    place.append(made, made.cloneNode(true), document.importNode(pattern, true))
    place.append(elsewhere.body.firstElementChild as Element)
    place.append(place.querySelector('[service=airbnb]')?.cloneNode(true) as Element)
  })
  await expect(here.getByRole('heading', { level: 2 })).toHaveText([
    'What needs washing?',
    'What needs washing?',
    'Count your rooms.',
    'Tell us about the space.',
    'Count your rooms.',
  ])
  const tags = here.locator('quote-builder')
  const [first, second] = [tags.nth(2), tags.nth(4)]
  const bedrooms = { name: 'Bedrooms' }
  await first.getByRole('button', { name: 'One more bedroom' }).click()
  await expect(first.getByRole('spinbutton', bedrooms)).toHaveValue('1')
  await expect(second.getByRole('spinbutton', bedrooms)).toHaveValue('0')
  // A copy of a filled-in element starts as empty as one from the page's source.
  await first.evaluate((element) => element.after(element.cloneNode(true)))
  await expect(tags.nth(3).getByText('Step 2 of 6', { exact: true })).toBeVisible()
  const counts = await tags.evaluateAll((all) =>
    all.map((tag) => tag.shadowRoot?.childElementCount),
  )
  expect(counts).toEqual([1, 1, 1, 1, 1, 1])
})

test('an element added again shows once, where the visitor was', async ({ page }) => {
  const made = await page.evaluateHandle(() => {
    const element = document.createElement('quote-builder')
    document.querySelector('#here')?.append(element)
    return element
  })
  const { choose, more, continue: next, back, count } = wizardOn(page)
  await choose('Residential Cleaning')
  await more('bedroom', 1)
  await next.click()
  await made.evaluate((element) => element.remove())
  // An element away for this long gives up what it showed, which happens in a microtask.
  expect(await made.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(0)
  await made.evaluate((element) => document.querySelector('#here')?.append(element))
  const heading = page.locator('#here').getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(['How often?'])
  await back.click()
  await expect(count('Bedrooms')).toHaveValue('1')
})

test('in a shadow root within a closed one the element opens its dialog', async ({ page }) => {
  const found = await page.locator('#here').evaluate(async (here) => {
    const inner = here
      .attachShadow({ mode: 'closed' })
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' })
    const trigger = Object.assign(document.createElement('button'), { id: 'ask' })
    const element = document.createElement('quote-builder')
    inner.append(trigger, Object.assign(element, { mode: 'dialog', trigger: '#ask' }))
    const inline = inner.appendChild(document.createElement('inquiry-form'))
    const targets: string[] = []
    document.addEventListener('quotestep', ({ target }) => targets.push((target as Element).id))
    await new Promise(requestAnimationFrame)
    const card = inline.shadowRoot?.querySelector('.card') as Element
    trigger.click()
    const isOpen = element.shadowRoot?.querySelector('dialog')?.matches(':modal')
    await new Promise((resolve) => setTimeout(resolve))
    const focus = element.shadowRoot?.activeElement?.localName
    return [parseFloat(getComputedStyle(card).borderRadius) > 9, isOpen, focus, targets]
  })
  expect(found).toEqual([true, true, 'h2', ['here']])
})

test('in closed details the element waits until they are opened', async ({ page }) => {
  await expect(wizardOn(page).heading).toBeHidden()
  await page.getByText('Ask us').click()
  const details = page.locator('details')
  await expect(details.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  await wizardOn(page).more('bedroom', 2)
  await expect(wizardOn(page).count('Bedrooms')).toHaveValue('2')
  await expect(inquiryOn(page).name).toBeVisible()
})
