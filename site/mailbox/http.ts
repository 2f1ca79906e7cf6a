import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** One request on its way through the mailbox. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: URL
}

/**
 * The request's body as text, or undefined when it is longer than `limit` bytes: what comes after
 * the limit is never held in memory. Rejects when the sender hangs up in the middle.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else chunks.length = 0
    })
    // Not before: a browser that is still sending takes an early answer for a broken connection.
    request.on('end', () => {
      resolve(size <= limit ? Buffer.concat(chunks).toString('utf8') : undefined)
    })
    request.on('error', reject)
  })
}

/** Answers with plain text, never cached. */
export function answerText({ response }: Exchange, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(text)
}

/** Answers 200 with JSON, never cached. */
export function answerJson({ response }: Exchange, value: unknown): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(`${JSON.stringify(value, null, 2)}\n`)
}

/** Answers 200 with a JSON list, sent as it is read: it may be longer than the memory. */
export async function answerList(
  { response }: Exchange,
  values: AsyncIterable<unknown>,
): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  await pipeline(Readable.from(listed(values)), response)
}

async function* listed(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const value of values) {
    yield before + JSON.stringify(value, null, 2)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
