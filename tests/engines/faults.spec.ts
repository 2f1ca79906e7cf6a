import type { Fault } from '../browser.ts'
import { shortenPatience } from '../widgets/faults.ts'
import { inquiry } from '../widgets/inquiry-page.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

/**
 * The two ways to get no answer, of which each engine tells in words of its own, and how many POSTs the
 * service heard out before the visitor tries again. What an answer says is read alike in all of them.
 */
const faults: { what: string; fault: Fault; reason: string; posts: number }[] = [
  { what: 'the connection is cut', fault: { drop: true }, reason: 'unreachable', posts: 0 },
  { what: 'no answer for 20 seconds', fault: { delay: 3000 }, reason: 'timeout', posts: 1 },
]

/** Both widgets send by the same means: of an inquiry only what becomes of it is seen. */
const inquiries = ['timeout']

/** Firefox itself tries a connection that was cut once more: those POSTs were not heard out. */
const heardOut = (posts: { status: number }[]) => posts.filter(({ status }) => status > 0)

for (const { what, fault, reason, posts } of faults) {
  test.describe(what, () => {
    test.use({ expectedMessages: [new RegExp(`^error: (quote|inquiry): ${reason}$`)] })

    test(`${what}: a quote's visitor is told, keeps every value, and sends the same lead again`, async ({
      tab,
      partner,
      mailbox,
    }) => {
      const { part, press, reads, holdsFocus, text, openContact, fillContact } = quoteOn(tab)
      await tab.goto(`${partner}/plain.html?success-url=none`)
      await openContact()
      await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
      await fillContact()
      if (reason === 'timeout') await tab.evaluate(shortenPatience)
      await mailbox.fail(fault)
      await press('Get My Quote')

      await expect.poll(() => part('button', 'Try again').isVisible()).toBe(true)
      expect(await text('[role=alert]')).toContain(
        'There was an issue sending your quote. Please try again.',
      )
      const hasFocus = (element: Element) => element.matches(':focus')
      expect(await tab.getByRole('alert').evaluate(hasFocus)).toBe(true)
      expect(await part('textbox', 'Name').inputValue()).toBe(contact.name)
      expect(await part('textbox', 'Email').inputValue()).toBe(contact.email)
      expect(await part('textbox', 'Phone').inputValue()).toBe(contact.phone)
      expect(await part('textbox', 'Additional Notes').inputValue()).toBe(contact.message)

      await mailbox.fail({})
      await press('Try again')
      await reads('Thank You!')
      await holdsFocus('heading', 'Thank You!')
      const [, ...lead] = await mailbox.posts()
      expect(heardOut(lead)).toHaveLength(posts + 1)
      expect(new Set(lead.map(({ leadId }) => leadId)).size).toBe(1)
    })

    if (!inquiries.includes(reason)) return
    test(`${what}: an inquiry's visitor is told, keeps every value, and sends the same message again`, async ({
      tab,
      partner,
      mailbox,
    }) => {
      const { part, press, reads, holdsFocus } = quoteOn(tab)
      await tab.goto(`${partner}/inquiry.html?success-url=none`)
      await part('textbox', 'Name').fill(inquiry.name)
      await part('textbox', 'Email').fill(inquiry.email)
      await part('textbox', 'Phone Number').fill(inquiry.phone)
      await part('textbox', 'Message').fill(inquiry.message)
      if (reason === 'timeout') await tab.evaluate(shortenPatience)
      await mailbox.fail(fault)
      await press('Send Message')

      await holdsFocus('heading', 'Oops! Something went wrong')
      expect(await part('textbox', 'Name').inputValue()).toBe(inquiry.name)
      expect(await part('textbox', 'Email').inputValue()).toBe(inquiry.email)
      expect(await part('textbox', 'Phone Number').inputValue()).toBe(inquiry.phone)
      expect(await part('textbox', 'Message').inputValue()).toBe(inquiry.message)

      await mailbox.fail({})
      await press('Try again')
      await reads('Message Sent Successfully!')
      expect(await part('textbox', 'Message').inputValue()).toBe('')
      const arrived = await mailbox.posts()
      expect(heardOut(arrived)).toHaveLength(posts + 1)
      expect(new Set(arrived.map(({ leadId }) => leadId)).size).toBe(1)
    })
  })
}
