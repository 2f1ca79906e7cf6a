import { sitePort, siteUrl } from '../addresses.ts'
import { test as base, expect } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'
import { withApp } from './partner-app.ts'

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
  test(`in ${name} a visitor gets from the pasted lines to a sent lead`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await withApp(name, partnerPort, async () => {
      const before = (await mailbox.mails()).length
      await page.goto(partner)
      const wizard = wizardOn(page)
      await wizard.reachContact()
      if (tells) {
        const step = await page.evaluate(() => document.querySelector('quote-builder')?.quotestep)
        const told = () => page.evaluate(() => document.title + document.body.textContent)
        await expect.poll(told).toContain(step?.name)
      }
      await wizard.fillContact()
      await wizard.send.click()
      await page.waitForURL(`${siteUrl}/booked`)
      const lead = { name: contact.name, partner: 'Your name', total_price: `${oneBedroom.total}` }
      await expect
        .poll(async () => (await mailbox.mails()).slice(before).map((mail) => mail.template_params))
        .toContainEqual(expect.objectContaining(lead))
    })
  })
}
