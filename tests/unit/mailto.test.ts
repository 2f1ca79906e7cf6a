import { expect, test } from 'vitest'
import { mailtoAddress, mailtoLetter } from '../../widgets/rules/text/mailto.ts'

test.each([
  ['ann@example.com', 'mailto:ann@example.com'],
  ['ann+tag@example.com', 'mailto:ann%2Btag@example.com'],
  ['ann@example.com?bcc=all@example.com', ''],
  ['ann@example.com?bcc=all', 'mailto:ann@example.com%3Fbcc%3Dall'],
  ['ann@example.com%0Abcc:x', 'mailto:ann@example.com%250Abcc%3Ax'],
  ['ann', ''],
  ['ann @example.com', ''],
  ['', ''],
])('a link to %j is %j', (address, href) => expect(mailtoAddress(address)).toBe(href))

test('a letter link has its subject and its text, and no half of an emoji', () => {
  expect(mailtoLetter('ann@example.com', 'A & B', 'One\nTwo \ud83d😀')).toBe(
    'mailto:ann@example.com?subject=A%20%26%20B&body=One%0ATwo%20%F0%9F%98%80',
  )
})
