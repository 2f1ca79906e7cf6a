import type { Page } from 'playwright/test'
import { test as base, expect } from '../browser.ts'
import { business, oneBedroom } from '../facts.ts'
import { painted, shiftOf, watchShift } from '../loading.ts'
import { sitePort, siteUrl } from '../sites.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'
import { partnerName, withApp } from './partner-app.ts'

/** The projects, and whether each listens to the step and shows it. */
const projects = [
  { name: 'plain', tells: false },
  { name: 'next', tells: false },
  { name: 'react-18', tells: true },
  { name: 'astro', tells: false },
  { name: 'sveltekit', tells: true },
  { name: 'vue', tells: true },
  { name: 'angular', tells: true },
]

const partnerPort = sitePort + 1
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  partner: async ({}, use) => use(`http://localhost:${partnerPort}`),
})

for (const { name, tells } of projects) {
  test(`in ${name} the lines send a lead, and move nothing`, async ({ page, partner, mailbox }) => {
    await withApp(name, partnerPort, async () => {
      const before = (await mailbox.mails()).length
      const letScriptCome = await holdScript(page)
      await watchShift(page)
      await page.goto(partner, { waitUntil: 'commit' })
      await page.getByText(`Call ${business.phone} for a price.`).waitFor()
      await page.evaluate(() => {
        const below = document.body.appendChild(document.createElement('p'))
        below.textContent = 'What stands below. '.repeat(200)
      })
      await painted(page)
      letScriptCome()
      const wizard = wizardOn(page)
      await expect(wizard.heading).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(0.01)
      await wizard.reachContact()
      if (tells) {
        const step = await page.evaluate(() => document.querySelector('quote-builder')?.quotestep)
        const texts = () => page.evaluate(() => document.title + document.body.textContent)
        await expect.poll(texts).toContain(step?.name)
      }
      await wizard.fillContact()
      await wizard.send.click()
      await page.waitForURL(`${siteUrl}/booked`)
      const lead = { name: contact.name, partner: partnerName, total_price: `${oneBedroom.total}` }
      await expect
        .poll(async () => (await mailbox.mails()).slice(before).map((mail) => mail.template_params))
        .toContainEqual(expect.objectContaining(lead))
    })
  })
}

/** Keeps the widget's script from coming until the returned function is called. */
async function holdScript(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${siteUrl}/widgets/*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
