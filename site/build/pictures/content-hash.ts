import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

const known = new Map<string, { stamp: string; hash: Promise<string> }>()

/** A hash of the content of a file, which is read again only when it has changed. */
export async function contentHash(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path)
  const stamp = `${mtimeMs} ${size}`
  const before = known.get(path)
  if (before?.stamp === stamp) return before.hash
  const hash = readFile(path).then(hashOf)
  known.set(path, { stamp, hash })
  return hash
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
