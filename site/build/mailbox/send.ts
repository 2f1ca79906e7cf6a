import { setTimeout as pause } from 'node:timers/promises'
import type { FaultBook } from './faults.ts'
import { answerText, type Exchange, readBody } from './http.ts'
import { judge, leadId } from './message.ts'
import type { MessageStore } from './store.ts'

/** A POST that arrived, kept or not: tests count them and compare the lead_id of retries. */
export interface Post {
  /** Milliseconds since 1970. */
  at: number
  origin: string
  /** What was answered; 0 when the connection was cut. */
  status: number
  leadId: string
}

/** What the mailbox remembers: messages on disk, faults and arrivals until the server stops. */
export interface Desk {
  store: MessageStore
  faults: FaultBook
  posts: Post[]
}

/** Well above the 50 kB that are sent on, so that only nonsense is left unread. */
const bodyLimit = 1_000_000

/** Answers a preflight as EmailJS does: any page may send. */
export async function answerPreflight(exchange: Exchange, desk: Desk): Promise<void> {
  const { request, response } = exchange
  await pause(desk.faults.preflightDelay(request.headers.origin ?? ''))
  allowAnyOrigin(exchange)
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.writeHead(204).end()
}

/**
 * Takes a message as EmailJS does. It is on disk before the answer, also when a fault delays the
 * answer; a message that a fault refuses is counted and not kept.
 */
export async function receive(exchange: Exchange, desk: Desk): Promise<void> {
  const { request } = exchange
  const origin = request.headers.origin ?? ''
  const at = Date.now()
  allowAnyOrigin(exchange)

  const body = await readBody(request, bodyLimit)
  const verdict = judge(body, origin)
  const strike = desk.faults.strike(origin, at)
  const status = strike.drop ? 0 : (strike.status ?? verdict.status)
  const good = status >= 200 && status < 300

  desk.posts.push({ at, origin, status, leadId: leadId(body) })
  if (good && verdict.message) desk.store.keep(verdict.message)

  await pause(strike.delay ?? 0)
  if (strike.drop) request.socket.destroy()
  else answerText(exchange, status, strike.body ?? ownText(status, verdict))
}

function ownText(status: number, verdict: { status: number; text: string }): string {
  return status === verdict.status ? verdict.text : 'The mailbox was asked to answer like this.'
}

function allowAnyOrigin({ response }: Exchange) {
  response.setHeader('Access-Control-Allow-Origin', '*')
}
