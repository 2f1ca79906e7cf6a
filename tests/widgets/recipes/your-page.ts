import { expect, test } from '@playwright/test'
import { catchLeads, checkEmbed, quoteBuilder, sampleLinks } from 'goldcrest-widgets/testing'

test('the quote builder stands well on our page, and its leads have our name', async ({ page }) => {
  const mails = await catchLeads(page) // nothing leaves the browser
  const embed = await checkEmbed(page)
  const [link] = sampleLinks
  await page.goto(`/prices#q=${link?.code}`)

  const quote = quoteBuilder(page)
  await expect(quote.heading).toBeVisible()
  expect(await quote.total()).toBe(link?.total)
  expect(await quote.lines()).toEqual(link?.lines)

  await quote.goToContact()
  await quote.fillContact({ name: 'Alex Example' })
  expect(await embed.problems()).toEqual([])

  mails.refused()
  await quote.send()
  await expect(quote.error).toContainText('Please try again.')
  mails.taken()
  await quote.send()
  await expect.poll(() => mails.leads().length).toBe(1)
  expect(mails.leads()[0]?.partner).toBe('Your name')
  expect(await embed.problems()).toEqual([])
})
