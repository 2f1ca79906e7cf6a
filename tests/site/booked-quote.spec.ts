import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, long, test } from '../browser.ts'
import { dollars, oneBedroom, quoteLinkOf } from '../facts.ts'
import { fontShift, shiftOf, wake, watchShift } from '../loading.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { sideways } from './large-text.ts'

const keptOn = (page: Page) => page.locator('section', { hasText: 'Your quote' }).last()

/** The address at which the quote of one bedroom opens, ready to book. */
const quoted = '/quote-builder#q=2.r.bedrooms-1.frequency-onetime.extras-0'

/** Opens the contact step of that quote. */
async function openContact(page: Page, site: string) {
  await page.goto(`${site}${quoted}`)
  await wake(page)
  await wizardOn(page).book.click()
}

/** Sends the quote whose contact step is open. */
async function send(page: Page) {
  const wizard = wizardOn(page)
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible()
}

test('the booked quote can be copied, mailed and loaded again', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  await page.clock.install()
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }))
  await openContact(page, site)
  await send(page)
  await expect(page).toHaveURL(`${site}/booked`)
  const quoteTile = keptOn(page)
  await expect(quoteTile).toContainText('Residential Cleaning, One-time')
  await expect(quoteTile).toContainText(`1 Bedroom${dollars(oneBedroom.total)}`)
  await expect(quoteTile.getByRole('img', { name: '1 Bedroom', exact: true })).toBeVisible()
  await quoteTile.getByRole('button', { name: 'Copy link' }).click()
  await expect(quoteTile.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(quoteLinkOf(site, '2.r.bedrooms-1.frequency-onetime.extras-0'))
  const letter = await quoteTile.getByRole('link', { name: 'Email it' }).getAttribute('href')
  expect(new URL(letter ?? '').searchParams.get('body')).toContain(link)
  const shares = await page.evaluate(() =>
    (window as unknown as { dataLayer: Record<string, string>[] }).dataLayer
      .filter(({ event }) => event === 'quote_shared')
      .map(({ way, service }) => [way, service]),
  )
  expect(shares).toEqual([['copy', 'residential']])
  expect(await violations(page)).toEqual([])

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.clock.fastForward(3000)
  await quoteTile.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByLabel('Copy this link')).toBeFocused()

  await page.reload()
  await expect(page).toHaveURL(`${site}/booked`)
  await expect(keptOn(page).getByRole('link', { name: 'Email it' })).toHaveAttribute(
    'href',
    `${letter}`,
  )
})

const reached = (phone: string, email: string) => `We will call ${phone} or write to ${email}.`

test('the thanks say whom we will call, and forget it with a reload', async ({ page, site }) => {
  await openContact(page, site)
  await send(page)
  const main = page.getByRole('main')
  await expect(main).toHaveText(
    /Thank You!.*Submitted\s*We will call \(604\) 555-0199 or write to sam@sample\.example\.\s*Our team will contact you within 24 hours.*Your quote.*What happens next.*Need us sooner/,
  )
  expect(
    await page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        { ...sessionStorage, ...localStorage },
        document.cookie,
      ]),
    ),
  ).not.toMatch(/5550199|555-0199|sam@/)

  await test.step('a visitor who looks back finds it again, also after a message', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    const form = inquiryOn(page)
    await form.fill({ phone: '604 555 0177 ext 12' })
    await form.send.click()
    await expect(page).toHaveURL(`${site}/booked`)
    await expect(main).toContainText(reached('(604) 555-0177 ext. 12', 'priya@nair.example'))
    await expect(page.getByText('Your quote')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`${site}/inquiries`)
    await page.goBack()
    await expect(main).toContainText(reached('(604) 555-0199', 'sam@sample.example'))
  })

  await page.reload()
  await wake(page)
  await expect(main).toContainText('Our team will contact you within 24 hours')
  await expect(main).not.toContainText('We will call')
})

test('a long address breaks after its @, and fits a narrow phone', long, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openContact(page, site)
  const wizard = wizardOn(page)
  const linesOf = (piece: string) =>
    page.getByText(piece, { exact: true }).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
  await wizard.fillContact({ email: 'anna-maria.van-houten@rentals-in-surrey.example' })
  await wizard.send.click()
  await expect(page.getByText('anna-maria.van-houten@', { exact: true })).toBeVisible()
  expect(await linesOf('anna-maria.van-houten@')).toBe(1)
  expect(await linesOf('rentals-in-surrey.example')).toBe(1)
  expect(await sideways(page)).toBe(0)

  const longest = 'anna'.repeat(20)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const form = inquiryOn(page)
  await form.fill({ email: `${longest}@sample.example` })
  await form.send.click()
  await expect(page.getByText(`${longest}@`, { exact: true })).toBeVisible()
  expect(await linesOf(`${longest}@`)).toBeGreaterThan(1)
  expect(await sideways(page)).toBe(0)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves for a visitor from a partner', async ({ page, partner }) => {
    await watchShift(page)
    await page.goto(`${partner}/plain.html`)
    await wizardOn(page).openContact()
    await send(page)
    await expect(page).toHaveURL(/\/booked$/)
    await expect(keptOn(page)).toContainText(dollars(oneBedroom.total))
    // Only the document in which the quote was sent knows how the visitor will be reached.
    const main = page.getByRole('main')
    await expect(main).toContainText('Our team will contact you within 24 hours')
    await expect(main).not.toContainText('We will call')
    expect(await shiftOf(page)).toBeLessThan(fontShift)
  })
})

test('the largest possible total fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/booked#q=1.r.99-99-99-99.o.0')
  await expect(keptOn(page)).toContainText('99 Bedrooms')
  expect(await sideways(page)).toBe(0)
})

test('a stranger’s link shows no quote, or none of its amounts', async ({ page, site }) => {
  await page.goto(`${site}/booked#q=nonsense`)
  await wake(page)
  await expect(page.getByText('Your quote')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(`${site}/booked#q=1.r.1-0-0-0.o.0.zzz-9999999,`)
  await expect(keptOn(page)).toContainText(
    `Prices have changed since this link was made. Today this quote is ${dollars(oneBedroom.total)}.`,
  )
  await expect(page.getByText(/9,?999/)).toHaveCount(0)
})
