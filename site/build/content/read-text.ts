import { readFileSync } from 'node:fs'
import { inEnglish } from '../../content-schema/english.ts'
import type { Problem } from '../../problems/problems.ts'
import { unseenIn } from '../../problems/unread-marks.ts'

/**
 * The text of a file that an owner writes. It has no byte order mark, which editors on Windows put
 * first, and lines end with \n. What is not UTF-8 becomes replacement marks, which the check names.
 */
export function readText(file: string): string {
  return decode(readFileSync(file)).text
}

/** What keeps the file from being read as it was meant, each with its line. */
export function encodingProblems(file: string): Problem[] {
  const { text, encoding } = decode(readFileSync(file))
  if (encoding !== 'UTF-8') {
    const sentence = `is saved as ${encoding}; save it as UTF-8, which editors offer when you save a file.`
    return [{ line: 1, field: '', sentence }]
  }
  return text.split('\n').flatMap((words, index) => {
    const sentence = signFault(words)
    return sentence ? [{ line: index + 1, field: '', sentence }] : []
  })
}

/** The content of a JSON file that an owner writes, with the English of every text in several languages. */
export function readJson<Shape>(file: string): Shape {
  return inEnglish(JSON.parse(readText(file))) as Shape
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  const isUtf16 = /^(?:fffe|feff)$/.test(bytes.toString('hex', 0, 2)) || bytes.includes(0)
  // TextDecoder drops the byte order mark.
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), encoding: isUtf16 ? 'UTF-16' : 'UTF-8' }
}

function signFault(line: string): string {
  if (line.startsWith('<<<<<<< '))
    return 'two changes met here, and git left both: keep one, and take out the lines of <<<<<<<, ======= and >>>>>>>.'
  if (line.includes('\ufffd')) {
    const before = /\S*\ufffd\S*/.exec(line)?.[0] ?? ''
    return `a letter of "${before}" is not UTF-8; save the file as UTF-8, and write it again.`
  }
  const sign = unseenIn(line)
  return sign ? `has a sign that nobody sees, ${sign}; take it out.` : ''
}
