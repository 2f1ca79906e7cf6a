import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isViewedQuote, type Message, readMessage } from './message.ts'

/** How many messages there are: of customers, and of quotes that somebody looked at. */
export interface Counts {
  leads: number
  views: number
}

/**
 * What the name of a message's file says of it: `<milliseconds>-<order>-<kind>-<origin>-<id>.json`, or
 * `.part` while it is written.
 */
const named =
  /^(?<time>\d{13})-\d{9}-(?<kind>lead|view)-(?<origin>[\w-]{12})-.+\.(?<state>json|part)$/

/** Writing a message takes less, in milliseconds: an older part was left by a server that was killed. */
const longestWrite = 60_000

/**
 * The messages, each a file of its own in a folder. The folder is the truth, not the memory: servers
 * may share it, one may empty it while another receives, and nothing grows but the disk's use.
 */
export class MessageStore {
  readonly #folder: string
  #order = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Resolves once the message is on disk. Rejects when the disk refuses it. */
  async keep(message: Message): Promise<void> {
    // Those of one millisecond are told apart by the order they came in.
    this.#order += 1
    const name = [
      String(Date.parse(message.receivedAt)).padStart(13, '0'),
      String(this.#order).padStart(9, '0'),
      isViewedQuote(message) ? 'view' : 'lead',
      shortHash(message.origin),
      message.id,
    ].join('-')
    const file = path.join(this.#folder, name)
    await mkdir(this.#folder, { recursive: true })
    try {
      // It gets its name when it is whole: a server killed while writing leaves no half message.
      await writeFile(`${file}.part`, JSON.stringify(message))
      await rename(`${file}.part`, `${file}.json`)
    } catch (error) {
      await rm(`${file}.part`, { force: true })
      throw error
    }
  }

  async count(origin?: string): Promise<Counts> {
    const names = await this.#names('json', origin)
    const views = names.filter((name) => named.exec(name)?.groups?.kind === 'view').length
    return { leads: names.length - views, views }
  }

  /** The messages, newest first, read one after the other; with an origin only those sent from it. */
  async *messages(origin?: string): AsyncGenerator<Message> {
    for (const name of await this.#names('json', origin)) {
      // Another server may have deleted it meanwhile.
      const text = await readFile(path.join(this.#folder, name), 'utf8').catch(() => '')
      const message = readMessage(text)
      if (message) yield message
    }
  }

  /** Deletes the messages that are there now, and unfinished ones; with an origin only those sent from it. */
  async remove(origin?: string): Promise<void> {
    const unfinished = (await this.#names('part', origin)).filter(isAbandoned)
    for (const name of [...(await this.#names('json', origin)), ...unfinished]) {
      await rm(path.join(this.#folder, name), { force: true })
    }
  }

  /** The messages' files, newest first; whatever else lies in the folder is left alone. */
  async #names(state: 'json' | 'part', origin?: string): Promise<string[]> {
    const of = origin === undefined ? undefined : shortHash(origin)
    const all = await readdir(this.#folder, { withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return all
      .filter((entry) => {
        const parts = entry.isFile() ? named.exec(entry.name)?.groups : undefined
        return parts?.state === state && (of === undefined || parts.origin === of)
      })
      .map(({ name }) => name)
      .sort()
      .reverse()
  }
}

/** Whether the server that wrote a part is gone. */
function isAbandoned(name: string): boolean {
  return Number(named.exec(name)?.groups?.time) < Date.now() - longestWrite
}

/** An origin as 12 characters: as it came it may be too long for a file's name. */
function shortHash(origin: string): string {
  return createHash('sha256').update(origin).digest('base64url').slice(0, 12)
}
