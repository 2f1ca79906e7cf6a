import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from '../../widgets/rules/text/escape-html.ts'
import {
  cleanLine,
  cleanMessage,
  longestLine,
  longestMessage,
} from '../../widgets/rules/text/text.ts'

/** C0, DEL and C1, and the two separators that end a line without being control characters. */
const controls = [
  ...Array.from({ length: 0x20 }, (_, i) => i),
  ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i),
].map((code) => String.fromCharCode(code))
const separators = ['\u2028', '\u2029']

/** Letters, spaces, half and whole surrogate pairs, and many characters that have to be removed. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', 'a', '\n', '\r', '\t', '\ud83d', '\ude00', ...controls, ...separators),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})
/** The same texts, some of them long enough to be cut. */
const anyLength = (longest: number) =>
  fc
    .tuple(texts, fc.constantFrom(0, ...[1, 2, 3, 4, 5].map((spare) => longest - spare)), texts)
    .map(([before, times, after]) => before + 'a'.repeat(times) + after)

/** Lone halves of a surrogate pair, which a cut through an emoji would leave. */
const loneHalves = (text: string) => text.match(/\p{Cs}/gu)?.length ?? 0

test('a line may hold 200 characters, a message 5,000', () => {
  expect([longestLine, longestMessage]).toEqual([200, 5000])
})

describe('a line', () => {
  test.each([
    ['Ann Lee', 'Ann Lee'],
    ['  Ann Lee\t', 'Ann Lee'],
    ['Ann\tLee', 'Ann Lee'],
    ['Ann\r\nLee', 'Ann Lee'],
    ['Ann\u2028Lee\u2029', 'Ann Lee'],
    ['Sam\u0007\u2028Sample', 'Sam Sample'],
    ['Sam\r\nBcc: all@partner.example', 'Sam Bcc: all@partner.example'],
    ['Ann\u0085Lee\u000b\f', 'Ann Lee'],
    ['ann@example.com\r\nBcc: all@example.com', 'ann@example.com Bcc: all@example.com'],
    ['ann@example.com%0ABcc: x', 'ann@example.com%0ABcc: x'],
    ['\u0000\u001b[31mred\u007f', '[31mred'],
    ['\r\n\t\u0000', ''],
    ['', ''],
  ])('%j is sent as %j', (text, line) => expect(cleanLine(text)).toBe(line))

  test('has a space in place of each control character and separator', () => {
    for (const control of [...controls, ...separators]) {
      const code = `U+${control.charCodeAt(0).toString(16)}`
      expect(cleanLine(`a${control}b`), code).toBe('a b')
      expect(cleanLine(`${control}ab${control}${control}`), code).toBe('ab')
    }
  })

  test('never has a control character, a line break or spaces at its ends, whatever was typed', () => {
    fc.assert(
      fc.property(anyLength(longestLine), (text) => {
        const line = cleanLine(text)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(line.trim()).toBe(line)
        expect(Array.from(line).length).toBeLessThanOrEqual(longestLine)
      }),
    )
  })
})

describe('a message', () => {
  test.each([
    ['Two dogs.\nSide door.', 'Two dogs.\nSide door.'],
    ['Two dogs.\r\n\r\nSide door.\r\n', 'Two dogs.\n\nSide door.'],
    ['1.\tdogs', '1.\tdogs'],
    ['\n\n  hello \n', 'hello'],
    ['a\u0000\u0007\u001b\u007f\u0085b', 'ab'],
    ['', ''],
  ])('%j is sent as %j', (text, message) => expect(cleanMessage(text)).toBe(message))

  test('keeps line breaks and tabs, but no other control character', () => {
    fc.assert(
      fc.property(anyLength(longestMessage), (text) => {
        const message = cleanMessage(text)
        expect(message.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
        expect(message.split('\n').length).toBeLessThanOrEqual(text.split('\n').length)
        expect(Array.from(message).length).toBeLessThanOrEqual(longestMessage)
      }),
    )
  })
})

describe.each([
  ['a line', cleanLine, longestLine],
  ['a message', cleanMessage, longestMessage],
])('%s', (_, clean, longest) => {
  test.each([
    ...['José Núñez-O’Brien', '王小明', 'أحمد علي', 'שלום, דירה 4', 'אבג \u200fabc\u200e 12'],
    ...['नमस्ते', '👩‍👩‍👧‍👦 family 🏳️‍🌈 🇨🇦', 'half \ud83d pair'],
    '<b>"Ann" & \'Bob\'</b> {{name}}',
  ])('keeps %s as it is', (text) => expect(clean(text)).toBe(text))

  test('may be as long as the limit, and is cut there', () => {
    expect(clean('a'.repeat(longest))).toBe('a'.repeat(longest))
    expect(clean(`${'a'.repeat(longest)}b`)).toBe('a'.repeat(longest))
    expect(clean(`   ${'a'.repeat(longest)}b`)).toBe('a'.repeat(longest))
  })

  test('that is clean stays unchanged, also when it was cut', () => {
    expect(clean(`${'a'.repeat(longest - 1)} b`)).toHaveLength(longest - 1)
    fc.assert(
      fc.property(anyLength(longest), (text) => {
        const cleaned = clean(text)
        expect(clean(cleaned) === cleaned).toBe(true)
      }),
    )
  })

  test('is cut between characters, never inside the pair of an emoji', () => {
    expect(clean('😀'.repeat(longest + 5))).toBe('😀'.repeat(longest))
    expect(clean(`${'a'.repeat(longest - 1)}😀😀`)).toBe(`${'a'.repeat(longest - 1)}😀`)
    fc.assert(
      fc.property(fc.nat(3), texts, (shift, text) => {
        const full = 'a'.repeat(shift) + '😀'.repeat(longest - 5) + text
        expect(loneHalves(clean(full))).toBeLessThanOrEqual(loneHalves(full))
      }),
    )
  })

  test('with half of a pair in it stays small enough to send as a page is left', () => {
    for (const widest of ['😀', '\ud83d', '\ude00', '"', '\u2028', '字']) {
      const bytes = new TextEncoder().encode(JSON.stringify(clean(widest.repeat(10_000)))).length
      expect(bytes).toBeLessThan(60 * 1024)
    }
  })
})

test('text stays text between tags and between the quotes of an attribute', () => {
  expect(escapeHtml(`<b title="x">Tom & Jerry's</b>`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&#39;s&lt;/b&gt;',
  )
})
