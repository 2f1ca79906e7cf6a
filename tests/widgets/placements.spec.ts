import { expect, test } from '../browser.ts'
import { tiles } from '../facts.ts'
import { inquiryOn } from './inquiry-page.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/placements.html`)
})

test('elements that are made by script, cloned or imported are complete and independent', async ({
  page,
}) => {
  const here = page.locator('#here')
  await page.evaluate(() => {
    const pattern = document.querySelector<HTMLTemplateElement>('#pattern')?.content as Node
    const elsewhere = new DOMParser().parseFromString(
      '<quote-builder service="commercial">Call us.</quote-builder>',
      'text/html',
    )
    const made = document.createElement('quote-builder')
    made.setAttribute('service', 'pressure-washing')
    const place = document.querySelector('#here') as Element
    place.append(made, made.cloneNode(true), document.importNode(pattern, true))
    place.append(elsewhere.body.firstElementChild as Element)
    place.append(place.querySelector('[service=airbnb]')?.cloneNode(true) as Element)
  })
  const headings = here.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'What needs washing?',
    'What needs washing?',
    'Count your rooms.',
    'Tell us about the space.',
    'Count your rooms.',
  ])
  const tags = here.locator('quote-builder')
  const [first, second] = [tags.nth(2), tags.nth(4)]
  await first.getByRole('button', { name: 'One more bedroom' }).click()
  await expect(first.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('1')
  await expect(second.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('0')
  // A copy of a filled-in element starts as empty as one from the page's source.
  await first.evaluate((element) => element.after(element.cloneNode(true)))
  await expect(tags.nth(3).getByText('Step 2 of 6', { exact: true })).toBeVisible()
  expect(
    await tags.evaluateAll((all) => all.map((tag) => tag.shadowRoot?.childElementCount)),
  ).toEqual([1, 1, 1, 1, 1, 1])
})

test('an element that is removed and added again later appears once, and where the visitor was', async ({
  page,
}) => {
  const element = page.locator('#here quote-builder')
  await page.evaluate(() => {
    const made = document.createElement('quote-builder')
    document.querySelector('#here')?.append(made)
    Object.assign(window, { made })
  })
  const press = (name: string) => element.getByRole('button', { name, exact: true }).click()
  await press(tiles['Residential Cleaning'])
  await press('One more bedroom')
  await press('Continue')
  await element.evaluate((tag) => tag.remove())
  // An element away for this long gives up what it showed, which happens in a microtask.
  expect(
    await page.evaluate(
      () => (window as unknown as { made: Element }).made.shadowRoot?.childElementCount,
    ),
  ).toBe(0)
  await page.evaluate(() =>
    document.querySelector('#here')?.append((window as unknown as { made: Element }).made),
  )
  await expect(element.getByRole('heading', { level: 2 })).toHaveText(['How often?'])
  await press('Back')
  await expect(element.getByRole('spinbutton', { name: 'Bedrooms' })).toHaveValue('1')
})

test('in a shadow root within a closed one the element works, and opens a dialog', async ({
  page,
}) => {
  await page.evaluate(() => {
    const outer = document.querySelector('#here')?.attachShadow({ mode: 'closed' }) as ShadowRoot
    const inner = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const trigger = Object.assign(document.createElement('button'), { id: 'ask' })
    trigger.textContent = 'How much?'
    const element = document.createElement('quote-builder')
    inner.append(trigger, Object.assign(element, { mode: 'dialog', trigger: '#ask' }))
    const inline = inner.appendChild(document.createElement('inquiry-form'))
    const recordedEvents: string[] = []
    document.addEventListener('quotestep', (event) =>
      recordedEvents.push((event.target as Element).id),
    )
    Object.assign(window, { recordedEvents, parts: { trigger, element, inline } })
  })
  interface Parts {
    recordedEvents: string[]
    parts: { trigger: HTMLElement; element: HTMLElement; inline: HTMLElement }
  }
  const found = await page.evaluate(async () => {
    const { recordedEvents, parts } = window as unknown as Parts
    const inside = (host: HTMLElement, selector: string) => host.shadowRoot?.querySelector(selector)
    const styled = getComputedStyle(inside(parts.inline, '.card') as Element).borderRadius
    parts.trigger.click()
    const open = inside(parts.element, 'dialog')?.matches(':modal')
    await new Promise((resolve) => setTimeout(resolve))
    const focus = parts.element.shadowRoot?.activeElement?.localName
    return { styled: parseFloat(styled) > 9, open, focus, recordedEvents }
  })
  expect(found).toEqual({ styled: true, open: true, focus: 'h2', recordedEvents: ['here'] })
})

test('in closed details the element waits, and works when they are opened', async ({ page }) => {
  await expect(wizardOn(page).heading).toBeHidden()
  await page.getByText('Ask us').click()
  const details = page.locator('details')
  await expect(details.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  await wizardOn(page).more('bedroom', 2)
  await expect(wizardOn(page).count('Bedrooms')).toHaveValue('2')
  await expect(inquiryOn(page).name).toBeVisible()
})
