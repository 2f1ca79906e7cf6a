import { setTimeout as pause } from 'node:timers/promises'
import type { FaultRegistry } from './faults.ts'
import { answerText, type Exchange, readBody } from './http.ts'
import { leadId, type Validation, validate } from './message.ts'
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
export interface MailboxState {
  store: MessageStore
  faults: FaultRegistry
  posts: Post[]
}

/** More than a test sends while it looks; the oldest are forgotten first. */
const postsRemembered = 2_000

/** Well above the 50 kB that are sent on, so that only nonsense is left unread. */
const bodyLimit = 400_000

/** Tells a widget that is built without EmailJS ids that there is a mailbox here. */
export function answerPresence(exchange: Exchange): void {
  allowAnyOrigin(exchange)
  exchange.response.writeHead(204).end()
}

/** Answers a preflight as EmailJS does: any page may send. */
export async function answerPreflight(exchange: Exchange, state: MailboxState): Promise<void> {
  const { request, response } = exchange
  await pause(state.faults.preflightDelay(request.headers.origin ?? ''))
  allowAnyOrigin(exchange)
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.writeHead(204).end()
}

/**
 * Takes a message as EmailJS does. It is on disk before the answer, also when a fault delays the
 * answer; a message that a fault refuses is counted and not kept.
 */
export async function receive(exchange: Exchange, state: MailboxState): Promise<void> {
  const { request } = exchange
  const origin = request.headers.origin ?? ''
  const at = Date.now()
  allowAnyOrigin(exchange)

  const body = await readBody(request, bodyLimit)
  const validation = validate(body, origin)
  const fault = state.faults.apply(origin, at)
  const status = fault.drop ? 0 : (fault.status ?? validation.status)
  const text = fault.body ?? ownText(status, validation)
  // As a sender reads the answer: what is told it failed must not turn up as a lead.
  const isTaken = status === 200 || (status > 0 && text === 'OK')

  if (isTaken && validation.message) await state.store.keep(validation.message)
  state.posts.push({ at, origin, status, leadId: leadId(body) })
  if (state.posts.length > postsRemembered) state.posts.shift()

  await pause(fault.delay ?? 0)
  if (fault.drop) request.socket.destroy()
  else answerText(exchange, status, text)
}

function ownText(status: number, validation: Validation): string {
  return status === validation.status
    ? validation.text
    : 'The mailbox was asked to answer like this.'
}

function allowAnyOrigin({ response }: Exchange) {
  response.setHeader('Access-Control-Allow-Origin', '*')
}
