import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isViewedQuote, type Message, readMessage } from './message.ts'

/** How many messages there are: of customers, and of quotes that somebody looked at. */
export interface Counts {
  leads: number
  views: number
}

/** The name of a message's file: `<milliseconds>-<order>-<kind>-<origin>-<id>.json`. */
const fileName = /^\d{13}-\d{9}-(?<kind>lead|view)-(?<origin>[\w-]{12})-.+\.json$/

/**
 * Keeps each message in a file of one folder. Nothing is held in memory, because several servers may
 * share the folder, and one may empty it while another receives a message.
 */
export class MessageStore {
  readonly #folder: string
  #order = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Resolves once the message is on disk. Rejects when the disk refuses it. */
  async keep(message: Message): Promise<void> {
    // The order sorts the messages of one millisecond.
    this.#order += 1
    const name = [
      Date.parse(message.receivedAt),
      String(this.#order).padStart(9, '0'),
      isViewedQuote(message) ? 'view' : 'lead',
      shortHash(message.origin),
      message.id,
    ].join('-')
    await mkdir(this.#folder, { recursive: true })
    await writeFile(this.#pathOf(`${name}.json`), JSON.stringify(message))
  }

  async count(origin?: string): Promise<Counts> {
    const names = await this.#names(origin)
    const views = names.filter((name) => fileName.exec(name)?.groups?.kind === 'view').length
    return { leads: names.length - views, views }
  }

  /** The messages, newest first; with an origin only those sent from it. */
  async list(origin?: string, atMost?: number): Promise<Message[]> {
    const messages: Message[] = []
    for (const name of (await this.#names(origin)).slice(0, atMost)) {
      // Another server may be writing it, or have deleted it.
      const message = readMessage(await readFile(this.#pathOf(name), 'utf8').catch(() => ''))
      if (message) messages.push(message)
    }
    return messages
  }

  /** Deletes the messages that are there now; with an origin only those sent from it. */
  async remove(origin?: string): Promise<void> {
    for (const name of await this.#names(origin)) await rm(this.#pathOf(name), { force: true })
  }

  /** The messages' files, newest first; any other file of the folder is left alone. */
  async #names(origin?: string): Promise<string[]> {
    await mkdir(this.#folder, { recursive: true })
    const hash = origin === undefined ? undefined : shortHash(origin)
    return (await readdir(this.#folder))
      .filter((name) => {
        const parts = fileName.exec(name)?.groups
        return parts && (hash === undefined || parts.origin === hash)
      })
      .sort()
      .reverse()
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, name)
  }
}

/** An origin as 12 characters: as it came it may be too long for a file's name. */
function shortHash(origin: string): string {
  return createHash('sha256').update(origin).digest('base64url').slice(0, 12)
}
