import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

/** Reads the browser's own measurements; times are the page's own, whatever else the machine does. */
async function metrics(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (garbage = false) => {
    for (let i = 0; garbage && i < 3; i++) await session.send('HeapProfiler.collectGarbage')
    const { metrics: list } = await session.send('Performance.getMetrics')
    return Object.fromEntries(list.map(({ name, value }) => [name, value]))
  }
}

test('a hundred on one page take less than 300 ms of script and one layout, and no id stands twice in a root or in the page', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/placements.html`)
  const measure = await metrics(page)
  const times: number[] = []
  const layouts: number[] = []
  for (let run = 0; run < 3; run++) {
    const before = await measure()
    await page.evaluate(async () => {
      document.querySelector('#here')?.replaceChildren()
      const section = document.createElement('section')
      for (let i = 0; i < 50; i++) {
        for (const tag of ['quote-builder', 'inquiry-form']) {
          const element = section.appendChild(document.createElement(tag))
          if (i % 2) element.setAttribute('service', 'residential')
        }
      }
      document.querySelector('#here')?.append(section)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    const after = await measure()
    times.push(1000 * ((after.ScriptDuration ?? 0) - (before.ScriptDuration ?? 0)))
    layouts.push((after.LayoutCount ?? 0) - (before.LayoutCount ?? 0))
  }
  expect(Math.min(...times), `${times}`).toBeGreaterThan(1)
  expect(Math.min(...times), `${times}`).toBeLessThan(300)
  // The page's own, of the next frame. Others that elements asked for would hold it up longer than all else.
  expect(Math.min(...layouts), `${layouts}`).toBe(1)
  const twice = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('#here section > *')].map(
      ({ shadowRoot }) => shadowRoot,
    )
    return [document, ...roots].flatMap((root) => {
      const ids = Array.from(root?.querySelectorAll('[id]') ?? [], ({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) < index)
    })
  })
  expect(twice).toEqual([])
  expect(await page.locator('#here section > *').count()).toBe(100)
})

test('no id stands twice in the widget at any step, and none in the page', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  const ids = () =>
    page
      .locator('quote-builder')
      .evaluate((host) =>
        Array.from(host.shadowRoot?.querySelectorAll('[id]') ?? [], ({ id }) => id),
      )
  const seen: Record<string, string[]> = {}
  const look = async () => {
    seen[await wizard.heading.innerText()] = await ids()
  }
  await look()
  for (const [service, heading] of [
    ['Pressure Washing', 'What needs washing?'],
    ['Commercial Cleaning', 'Tell us about the space.'],
    ['Residential Cleaning', 'Count your rooms.'],
  ] as const) {
    await wizard.choose(service)
    await expect(wizard.heading).toHaveText(heading)
    await look()
    if (service !== 'Residential Cleaning') await wizard.back.click()
  }
  await wizard.more('bedroom', 1)
  for (const heading of ['How often?', 'Anything extra?', /is ready!$/]) {
    await wizard.continue.click()
    await expect(wizard.heading).toHaveText(heading)
    await look()
  }
  await wizard.book.click()
  await expect(wizard.heading).toHaveText('Where do we send it?')
  await look()
  expect(Object.keys(seen)).toHaveLength(8)
  for (const [heading, list] of Object.entries(seen)) {
    expect(list, heading).toEqual([...new Set(list)])
    // The services and the finished quote have nothing that an id would lead to.
    if (!/needs cleaning\?|is ready!$/.test(heading)) expect(list, heading).not.toEqual([])
  }
  await expect(page.locator('html[id], head [id], body[id], h1[id]')).toHaveCount(0)
})

for (const tag of ['quote-builder', 'inquiry-form']) {
  test(`${tag}, put there and taken away 99 times, inline and in dialogs, leaves no node and no listener behind`, async ({
    page,
    partner,
  }) => {
    await page.goto(`${partner}/placements.html`)
    const cycles = (times: number) =>
      page.evaluate(
        async ([name, count]) => {
          for (let i = 0; i < Number(count); i++) {
            const element = document.createElement(`${name}`)
            // Inline, in a dialog from a trigger of the page's, and in one from its own button.
            const how = i % 3
            if (how) element.setAttribute('mode', 'dialog')
            if (how === 1) element.setAttribute('trigger', 'summary')
            element.setAttribute('service', 'residential')
            document.body.append(element)
            const launcher = element.shadowRoot?.querySelector<HTMLElement>('[part=launcher]')
            if (how === 1) document.querySelector('summary')?.click()
            else launcher?.click()
            element.shadowRoot?.querySelector<HTMLElement>('.more')?.click()
            await new Promise((resolve) => setTimeout(resolve))
            if (how && !element.shadowRoot?.querySelector('dialog[open]'))
              throw new Error('No dialog opened.')
            element.remove()
            await Promise.resolve()
          }
          await new Promise((resolve) => setTimeout(resolve))
        },
        [tag, times],
      )
    const measure = await metrics(page)
    await cycles(9)
    const before = await measure(true)
    await cycles(99)
    for (const held of ['Nodes', 'JSEventListeners']) {
      expect(before[held]).toBeGreaterThan(0)
      const growth = async () => ((await measure(true))[held] ?? 0) - (before[held] ?? 0)
      // A timer may still hold the last of them for a moment; one node for each dialog would stay, and be 33.
      await expect.poll(growth, { message: held }).toBeLessThan(25)
    }
  })
}
