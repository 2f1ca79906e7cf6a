import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request on its way through the mailbox. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** The origin whose messages it is about, from ?origin=; undefined for everyone's. */
  from: string | undefined
}

/** Answers with a text, never cached. */
export function answer({ response }: Exchange, status: number, type: string, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-store')
  response.end(text)
}
