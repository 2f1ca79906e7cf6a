import { expect, test } from '../browser.ts'
import { business } from '../facts.ts'
import { faults, messageOf, missingMailbox, spacing, withoutMailbox } from './faults.ts'
import { detailsOn, pushesOn } from './host.ts'
import { leadForms, openFilled } from './lead-forms.ts'
import { nowhere, someId } from './sent.ts'

for (const leadForm of leadForms) {
  const { lead, file, tag, on, typed, service, earlier, issue, mailLink, letter } = leadForm
  const isLong = lead === 'quote' ? '' : ' @long'

  test(`${lead}: after each fault every value is kept, and it can be sent again${isLong}`, async ({
    page,
    partner,
    mailbox,
    allowed,
    consoleLines,
  }) => {
    allowed.push(messageOf(lead, faults))
    await page.clock.install()
    const form = await openFilled(page, partner, leadForm, '?success-url=none', mailbox.posts)
    const world = { page, context: page.context(), fail: mailbox.fail }
    const reports: object[] = []
    let arrived: number = earlier
    let press = form.send
    for (const { fault, cause, mend, posts, reason } of faults) {
      await test.step(`${fault}: ${posts} POSTs, then the message`, async () => {
        await cause(world)
        await press.click()
        reports.push({ service, reason, partner: nowhere.partner, lead_id: someId })
        await expect
          .poll(() => detailsOn(page, `${lead}failed`), { timeout: 10_000 })
          .toMatchObject(reports)
        await expect(form.alert).toBeFocused()
        await expect(form.alert).toContainText(issue)
        await expect(page.locator(tag)).not.toContainText('Stack trace')
        await expect(form.send).toBeEnabled()
        for (const field of ['name', 'email', 'phone', 'message'] as const)
          await expect(form[field]).toHaveValue(typed[field])
        const link = (name: string) => form.alert.getByRole('link', { name })
        await expect(link(business.phone)).toHaveAttribute('href', business.telHref)
        const mail = await link(mailLink).getAttribute('href')
        expect(decodeURIComponent(`${mail}`)).toBe(`mailto:${business.email}${letter}`)
        expect(await pushesOn(page, /^lead_failed$/)).toMatchObject(reports)
        expect(consoleLines).toContain(`${lead}: ${reason}`)
        arrived += posts
        expect(await mailbox.posts()).toHaveLength(arrived)
        await mend(world)
        await page.clock.runFor(spacing)
        press = form.alert.getByRole('button', { name: 'Try again' })
      })
    }
    await press.click()
    await expect(form.thanks).toBeVisible()
    const posts = (await mailbox.posts()).slice(earlier)
    expect(posts).toHaveLength(arrived - earlier + 1)
    expect(new Set(posts.map(({ leadId }) => leadId)).size).toBe(1)
  })

  test(`${lead}: a busy service is retried`, async ({ page, partner, mailbox, allowed }) => {
    allowed.push(/status of 503/)
    const form = await openFilled(page, partner, leadForm, '?success-url=none', mailbox.posts)
    await mailbox.fail({ status: 503, times: 1 })
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [first, second] = (await mailbox.posts()).slice(earlier)
    expect(first?.leadId).toBe(second?.leadId)
    expect(await mailbox.leads()).toHaveLength(1)
  })

  test(`${lead}: without a mailbox it says whom to call`, async ({ page, partner, allowed }) => {
    allowed.push(...missingMailbox)
    await withoutMailbox(page)
    const said = page.waitForEvent('console', (message) => message.text().startsWith('<'))
    await page.goto(`${partner}/${file}`)
    expect((await said).text()).toBe(`<${tag}> cannot send: build it with EmailJS ids in .env.`)
    const form = on(page)
    if (lead === 'quote') await form.reach()
    await expect(form.alert).toContainText('Nothing can be sent from here')
    const call = form.alert.getByRole('link', { name: business.phone })
    await expect(call).toHaveAttribute('href', business.telHref)
    await expect(form.name).toHaveCount(0)
    await expect(form.send).toHaveCount(0)
    if (lead === 'inquiry') return
    await expect(form.alert.getByRole('link', { name: mailLink })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Get Quote & Book' })).toBeVisible()
  })
}
