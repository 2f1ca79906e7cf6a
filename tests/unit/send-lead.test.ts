import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prices } from '../../site/content/prices.ts'
import { breakdownText, quote } from '../../widgets/quote-builder/quote.ts'
import { sendLead } from '../../widgets/quote-builder/send-lead.ts'
import { restore } from '../../widgets/quote-builder/wizard.ts'

/** What people, robots and broken pages put into a field. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    'Sam\r\nBcc: all@partner.example',
    '\u202eevil',
    '\ud83d',
    '\u0000',
    '\t\u2028',
  ),
  fc.constantFrom('😀', '\ud83d', '"', '字', '\n').map((unit) => unit.repeat(7000)),
)
const contacts = fc.record({ name: text, email: text, phone: text, message: text, website: text })

const answers = fc.record(
  Object.fromEntries(
    Object.keys(restore(null).answers).map((field) => [
      field,
      fc.oneof(
        fc.constantFrom(0, 1, 99, -1, 1e300, Number.NaN, null, '', [], {}, ['carpetCleaning']),
        fc.constantFrom('residential', 'airbnb', 'commercial', 'weekly', 'same-day', 'restaurant'),
        text,
      ),
    ]),
  ),
  { requiredKeys: [] },
)

test('whatever is answered and typed: no exception, no control character in a line, flat strings under 50 kB', async () => {
  await fc.assert(
    fc.asyncProperty(contacts, answers, async (contact, given) => {
      const wizard = restore({ answers: given, step: 9, preset: '' })
      const { lines, total } = quote(prices, wizard.answers)
      expect(Number.isInteger(total) && total >= 0 && total <= 60_438).toBe(true)
      const mails: Readonly<Record<string, string>>[] = []
      const fault = await sendLead({
        contact,
        params: {
          service: wizard.answers.service,
          total_price: `${total}`,
          price_breakdown: breakdownText(lines),
        },
        shownFor: 5000,
        hurry: false,
        mail: (params) => async () => {
          mails.push(params)
        },
        onSettled: () => {},
      })
      expect(fault).toBe('')
      const [mail = {}, ...others] = mails
      expect(others).toEqual([])
      for (const [field, value] of Object.entries(mail)) {
        expect(typeof value).toBe('string')
        if (!/message|price_breakdown/.test(field))
          expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
      expect('suspect' in mail).toBe(contact.website !== '')
      expect(new TextEncoder().encode(JSON.stringify(mail)).length).toBeLessThan(50_000)
    }),
    { numRuns: 10_000 },
  )
})

const contact = { name: 'Sam', email: 's@s.example', phone: '1', message: '', website: '' }
const sending = { contact, params: {}, shownFor: 5000, hurry: false }

test('a lead that failed can be sent again, as it was, and then not twice by itself', async () => {
  const asked: boolean[] = []
  const settled: string[] = []
  const retries: (() => void)[] = []
  const fault = await sendLead({
    ...sending,
    mail: () => async (again) => {
      asked.push(again)
      if (asked.length < 3) throw 'busy'
    },
    onSettled: (reason, retry) => {
      settled.push(reason)
      retries.push(retry)
    },
  })
  expect(fault).toBe('busy')
  await retries[0]?.()
  await retries[1]?.()
  expect(settled).toEqual(['busy', 'busy', ''])
  expect(asked).toEqual([true, false, false])
})

test('a robot at its pace is told that all went well, and its mail is never sent', async () => {
  let sent = 0
  const robot = { ...sending, contact: { ...contact, website: 'x' }, onSettled: () => {} }
  const mail = () => async () => {
    sent++
  }
  expect(await sendLead({ ...robot, shownFor: 2999, mail })).toBe('')
  expect(sent).toBe(0)
  expect(await sendLead({ ...robot, shownFor: 3000, mail })).toBe('')
  expect(sent).toBe(1)
})
