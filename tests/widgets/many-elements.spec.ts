import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'

/** Reads the browser's measurements; times count only the page's own thread, not the rest of the machine. */
async function metrics(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (garbage = false) => {
    for (let i = 0; garbage && i < 3; i++) await session.send('HeapProfiler.collectGarbage')
    const { metrics: list } = await session.send('Performance.getMetrics')
    return Object.fromEntries(list.map(({ name, value }) => [name, value]))
  }
}

test('a hundred elements take less than 300 ms and two layouts', async ({ page, partner }) => {
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
  // These are the layouts of the next frames; the pictures may come between them. Layouts that elements force would take
  // longer than all else.
  expect(Math.min(...layouts), `${layouts}`).toBeLessThanOrEqual(2)
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

for (const tag of ['quote-builder', 'inquiry-form']) {
  test(`${tag}, removed 99 times, leaves nothing behind @long`, async ({ page, partner }) => {
    await page.goto(`${partner}/placements.html`)
    const cycles = (times: number) =>
      page.evaluate(
        async ([name, count]) => {
          for (let i = 0; i < Number(count); i++) {
            const element = document.createElement(`${name}`)
            // Inline, in a dialog that a trigger of the page opens, and in one that its own button opens.
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
    for (const metric of ['Nodes', 'JSEventListeners']) {
      expect(before[metric]).toBeGreaterThan(0)
      const growth = async () => ((await measure(true))[metric] ?? 0) - (before[metric] ?? 0)
      // A timer may keep the last nodes alive for a moment. A leak of one node for each dialog would be 33.
      await expect.poll(growth, { message: metric }).toBeLessThan(25)
    }
  })
}
