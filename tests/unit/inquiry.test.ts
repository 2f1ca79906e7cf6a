import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneDigits } from '../../widgets/rules/company/phone.ts'
import { blankContact, contactParams } from '../../widgets/rules/lead/contact.ts'
import {
  blankInquiry,
  type Inquiry,
  inquiryMailto,
  inquiryParams,
} from '../../widgets/rules/lead/inquiry.ts'
import {
  isRobot,
  personErrors,
  reachSentence,
  sentContactOf,
} from '../../widgets/rules/lead/person.ts'
import { addressPieces } from '../../widgets/rules/text/mailto.ts'
import { listIn } from '../fixtures/rows-of.ts'

const good: Inquiry = { ...blankInquiry(''), name: 'Sam', email: 'sam@x', phone: '6045550199' }

describe('errors', () => {
  const wrong = {
    name: 'Name is required.',
    email: 'Email is required.',
    phone: 'Phone Number is required.',
  }
  const invalid = { email: 'Invalid email address.' }
  test.each<[object, Partial<Inquiry>[]]>([
    [{}, [{}, { service: 'airbnb', message: '', website: 'x' }]],
    [{}, [{ email: ' sam+tag@mail.x.example ' }, { email: 'josé@münchen.example' }]],
    // A zero-width space, a filler that is a letter, an empty Braille cell, and a selector with nothing to select.
    [
      { name: wrong.name },
      ['', '  \t ', '\0', '\u200b\u3164 \u2800\ufe0f'].map((name) => ({ name })),
    ],
    [{ email: wrong.email }, [{ email: '' }, { email: ' ' }]],
    [invalid, ['sam', '@', 'sam@', '@x', 'sam @x', 'sam@x y'].map((email) => ({ email }))],
    [invalid, ['\u200b@\u00ad', 'sam\u00a0@x', 'sam@x\r\nBcc: a@b'].map((email) => ({ email }))],
    [{ phone: wrong.phone }, [{ phone: '' }]],
    [{ phone: 'Invalid Phone Number.' }, [{ phone: '604 555 017' }]],
    [wrong, [{ name: '', email: '', phone: '' }]],
  ])('are %j for each of %j', (expected, all) => {
    for (const given of all) expect(personErrors({ ...good, ...given })).toEqual(expected)
  })

  test('are in the order of the form, whatever kind they are', () => {
    const all = { ...good, name: '', email: 'sam', phone: '' }
    expect(Object.keys(personErrors(all))).toEqual(['name', 'email', 'phone'])
    expect(Object.keys(personErrors({ ...good, email: 'sam', phone: '' }))).toEqual([
      'email',
      'phone',
    ])
  })
})

describe('what nobody sees is not sent', () => {
  const sent = (typed: Partial<Inquiry>) => inquiryParams({ ...good, ...typed }, '', 60_000)

  test.each([
    ['\u200bsam@x\ufeff', 'sam@x'],
    ['s\u00adam@\u2060x', 'sam@x'],
    ['\u202asam@x\u202c', 'sam@x'],
    ['sa\u200dm@x', 'sam@x'],
    ['ｓａｍ＠ｘ', 'sam@x'],
    ['oﬃce@x', 'office@x'],
    ['josé@münchen.example', 'josé@münchen.example'],
  ])('of the email %j', (email, expected) => {
    expect(sent({ email }).from_email).toBe(expected)
  })

  test.each([
    ['\u200bSam\u200b Sam\u00adple', 'Sam Sample'],
    ['Sam\u00a0Sample\u3000', 'Sam Sample'],
    ['\u2066Sam\u2069', 'Sam'],
    ['Sa\u200cm\u200d', 'Sam'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['葛\u{e0100}', '葛\u{e0100}'],
    ['👩🏽\u200d🔧 Sam', '👩🏽\u200d🔧 Sam'],
    ['🏳️\u200d🌈', '🏳️\u200d🌈'],
  ])('of the name %j', (name, expected) => {
    expect(sent({ name }).from_name).toBe(expected)
  })
})

describe('the ten digits of a phone number', () => {
  test.each(
    [
      '6045550199 | (604) 555-0199 | 604.555.0199 | 604 555 0199 | 604\u00a0555\u20110199',
      '[604] 555–0199 | 1.(604).555.0199 | +1 604 555 0199 | 1-604-555-0199 | +16045550199',
      '\u202a+1 (604) 555‑0199\u202c | 604/555/0199 | 604·555•0199 | 604−555–0199',
      'tel:+1-604-555-0199 | Tel.: 604 555 0199 | ☎️ 604 555 0199',
      '6\u200b04\u00ad555\ufeff0199 | ＋１（６０４）５５５－０１９９ | ٦٠٤٥٥٥٠١٩٩ | ੬੦੪ ੫੫੫ ੦੧੯੯',
      '𝟼𝟶𝟺𝟻𝟻𝟻𝟶𝟷𝟿𝟿',
    ].flatMap(listIn),
  )('%s', (phone) => expect(phoneDigits(phone)).toBe('6045550199'))

  test.each(
    [
      ' | 555-0199 | 604 555 01990 | +2 604 555 0199 | ++1 604 555 0199 | 11 604 555 0199',
      '1604555014 | +1604555014 | 604 555 019O | 604-555-0199 ext. | 604-555-0199 x5 or x6',
      '604-555-019 x 9 | 604-555-0199, 604-555-0198 | 604!555!0199 | 604-555-CLEAN',
      'tell 604 555 0199 | ٦٠٤٥٥٥٠١٩',
    ].flatMap(listIn),
  )('%s has none', (phone) => expect(phoneDigits(phone)).toBe(''))
})

describe('an extension', () => {
  test.each(
    [
      '604-555-0199 x 5 | 604-555-0199x5 | (604) 555-0199 X5 | 604 555 0199 ext. 5',
      '604 555 0199, Ext: 5 | 604 555 0199 (extension 5) | +1 604 555 0199 extn 5',
      '604.555.0199 #5 | 604 555 0199 poste 5 | 604 555 0199 local 5 | 6045550199;ext=5',
      '6045550199,5 | \u202a604 555 0199 x5\u202c',
    ].flatMap(listIn),
  )('behind a phone number is a line of the message: %s', (phone) => {
    const typed = { ...good, phone, message: 'Two dogs.' }
    expect(personErrors(typed)).toEqual({})
    const sent = { phone: '6045550199', message: 'Extension: 5\nTwo dogs.' }
    expect(inquiryParams(typed, 'to@x', 60_000)).toMatchObject(sent)
    expect(contactParams({ ...blankContact, ...typed }, 60_000)).toMatchObject(sent)
    expect(sentContactOf(typed).phone).toBe('(604) 555-0199 ext. 5')
  })

  test('stands alone where nothing else is said, and there is no line without one', () => {
    expect(inquiryParams({ ...good, phone: '6045550199 x5' }, '', 0).message).toBe('Extension: 5')
    expect(inquiryParams(good, '', 0).message).toBe('')
  })
})

test('the sentence about how a visitor is reached has their number as people read it, and the address as sent', () => {
  const contact = sentContactOf({ ...good, email: ' sam@x ', phone: '+1 604.555.0199' })
  expect(contact).toMatchObject({ email: 'sam@x', phone: '(604) 555-0199' })
  expect(reachSentence(contact.phone, contact.email).join('')).toBe(
    'We will call (604) 555-0199 or write to sam@x.',
  )
  expect(['sam@x', '@a@b', ''].map(addressPieces)).toEqual([['sam@', 'x'], ['@', 'a@', 'b'], []])
})

test('a hidden field filled within three seconds marks a robot; filled later, it only flags the mail', () => {
  const trapped = { ...good, website: 'x' }
  expect(isRobot(trapped.website, 2999, false)).toBe(true)
  expect(isRobot(trapped.website, 3000, false)).toBe(false)
  expect(isRobot(good.website, 0, false)).toBe(false)
  expect(isRobot(trapped.website, 0, true)).toBe(false)
  expect(inquiryParams(trapped, 'to@x', 3000).suspect).toBe('yes')
  expect(inquiryParams(good, 'to@x', 2000)).not.toHaveProperty('suspect')
})

test('a message sent within two seconds of showing the form gets the same flag', () => {
  expect(inquiryParams(good, 'to@x', 1999).suspect).toBe('yes')
  expect(contactParams(blankContact, 1999).suspect).toBe('yes')
  expect(contactParams(blankContact, 2000)).not.toHaveProperty('suspect')
})

test('a form in which nobody has typed is blank, except for the page’s service', () => {
  const blank = { name: '', email: '', phone: '', service: 'airbnb', message: '', website: '' }
  expect(blankInquiry('airbnb')).toEqual(blank)
})

test('a visitor can mail the message by hand, with everything typed, line by line', () => {
  const typed = { ...good, phone: ' 604 555 0199', message: 'Two dogs.\nSide door.' }
  const letter = new URL(inquiryMailto(typed, 'Airbnb Cleaning', 'hello@x'))
  expect(letter.pathname).toBe('hello@x')
  expect(letter.searchParams.get('subject')).toBe('Inquiry')
  expect(letter.searchParams.get('body')).toBe(
    [
      'Name: Sam',
      'Email: sam@x',
      'Phone: 604 555 0199',
      'Service: Airbnb Cleaning',
      '',
      'Two dogs.',
      'Side door.',
    ].join('\n'),
  )
})

/** Anything that can be typed, pasted or set by a script, sometimes longer than any field. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\t', '\0', '\u2028', '\ud83d', '\udc00', '@', '1', 'a', ' '),
    maxLength: 300,
  }),
  fc.constantFrom('😀', '\ud83d', '"', '字', '\n').map((unit) => unit.repeat(7000)),
)
const inquiries = fc.record({
  name: text,
  email: text,
  phone: text,
  service: fc.constantFrom('', 'residential', 'commercial', 'airbnb', 'pressure-washing'),
  message: text,
  website: text,
})

test('whatever is typed, a mail has flat strings under 50 kB, no control character in a line, and no error', () => {
  fc.assert(
    fc.property(inquiries, fc.nat(5000), (typed, shownFor) => {
      const wrong = personErrors(typed)
      expect(Object.keys(wrong)).toEqual(
        ['name', 'email', 'phone'].filter((field) => field in wrong),
      )
      const mail = inquiryParams(typed, 'hello@goldcrest.example', shownFor)
      for (const [field, value] of Object.entries(mail)) {
        expect(typeof value).toBe('string')
        if (field !== 'message') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }
      expect(mail.phone).toMatch(/^(\d{10})?$/)
      expect('phone' in wrong).toBe(mail.phone === '')
      expect(new TextEncoder().encode(JSON.stringify(mail)).length).toBeLessThan(50_000)
      expect(inquiryMailto(typed, '', 'hello@goldcrest.example')).toMatch(/^mailto:[\x21-\x7e]+$/)
    }),
    { numRuns: 1000 },
  )
})
