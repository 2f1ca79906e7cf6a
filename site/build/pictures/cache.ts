import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

const underway = new Map<string, Promise<string>>()

/**
 * Returns the path of a file after making it, unless an earlier build has. `write` makes it, at the
 * path that it is called with.
 */
export function cached(file: string, write: (file: string) => Promise<unknown>): Promise<string> {
  const pending = underway.get(file) ?? make(file, write).finally(() => underway.delete(file))
  underway.set(file, pending)
  return pending
}

async function make(file: string, write: (file: string) => Promise<unknown>) {
  if (await markUsed(file)) return file
  await mkdir(dirname(file), { recursive: true })
  // Two builds may make it at the same time, so it appears complete or not at all.
  const unfinished = `${file}.${process.pid}`
  await write(unfinished)
  await rename(unfinished, file)
  return file
}

/** Gives a file the present time, so that it is not pruned. Returns whether there is such a file. */
async function markUsed(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(
    () => true,
    () => false,
  )
}

/**
 * Removes the files that no build has used for some days. Newer ones may belong to another build.
 */
export async function prune(folder: string, days = 30) {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000
  for (const file of await readdir(folder).catch(() => [])) {
    const path = join(folder, file)
    const used = await stat(path).catch(() => undefined)
    if (used && used.mtimeMs < oldest) await rm(path, { force: true })
  }
}

/** A hash of the content of a file, and of what is made of it besides. */
export async function hashOfFile(path: string, recipe: string): Promise<string> {
  return sha256((await contentHash(path)) + recipe)
}

const known = new Map<string, { stamp: string; hash: Promise<string> }>()

/** The hash of the content of a file, which is read again only when it has changed. */
async function contentHash(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path)
  const stamp = `${mtimeMs} ${size}`
  const before = known.get(path)
  if (before?.stamp === stamp) return before.hash
  const hash = readFile(path).then(sha256)
  known.set(path, { stamp, hash })
  return hash
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Works through a list with as many at once as there are processors, so that memory stays flat. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const worker = async () => {
    // The workers share the iterator: each takes the next item that no other has taken.
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
