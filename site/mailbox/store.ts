import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Message, readMessage } from './message.ts'

interface Line {
  text: string
  /** Undefined when the line cannot be read; such a line stays in the file. */
  message: Message | undefined
}

/**
 * The messages, in a file of JSON lines. The file is the truth, not the memory: two servers may
 * share it, and a restart loses nothing. Calls are synchronous, so a message is on disk before its
 * sender hears OK.
 */
export class MessageStore {
  readonly #file: string
  readonly #warn: (line: string) => void
  #read: { stamp: string; lines: Line[] } = { stamp: '', lines: [] }
  #warnedOf = 0

  constructor(file: string, warn: (line: string) => void) {
    this.#file = file
    this.#warn = warn
    this.#lines()
  }

  /** All messages, newest first; with an origin only those sent from it. */
  list(origin?: string): Message[] {
    return this.#lines()
      .flatMap((line) => line.message ?? [])
      .filter((message) => origin === undefined || message.origin === origin)
      .reverse()
  }

  /** Writes the message to disk. Throws when the disk refuses it. */
  keep(message: Message): void {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    // A server killed while writing leaves half a line: it must not swallow this message too.
    const cut = this.#text() !== '' && !this.#text().endsWith('\n')
    appendFileSync(this.#file, `${cut ? '\n' : ''}${JSON.stringify(message)}\n`)
  }

  /** Deletes all messages; with an origin only those sent from it. */
  remove(origin?: string): void {
    const kept = this.#lines().filter(
      ({ message }) => !message || (origin !== undefined && message.origin !== origin),
    )
    if (kept.length === this.#lines().length) return
    writeFileSync(`${this.#file}.new`, kept.map((line) => `${line.text}\n`).join(''))
    renameSync(`${this.#file}.new`, this.#file)
  }

  #lines(): Line[] {
    const stat = statSync(this.#file, { bigint: true, throwIfNoEntry: false })
    const stamp = stat ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : ''
    if (stamp !== this.#read.stamp) {
      const texts = this.#text()
        .split('\n')
        .filter((text) => text.trim() !== '')
      this.#read = { stamp, lines: texts.map((text) => ({ text, message: readMessage(text) })) }
      this.#warnOfUnreadable()
    }
    return this.#read.lines
  }

  #text(): string {
    return statSync(this.#file, { throwIfNoEntry: false }) ? readFileSync(this.#file, 'utf8') : ''
  }

  #warnOfUnreadable() {
    const count = this.#read.lines.filter((line) => !line.message).length
    if (count > this.#warnedOf) {
      const lines = count === 1 ? 'One line' : `${count} lines`
      this.#warn(`${lines} of ${this.#file} cannot be read: left in place, not shown.`)
    }
    this.#warnedOf = count
  }
}
