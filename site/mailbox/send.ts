import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answer, type Exchange } from './answer.ts'
import { type Fault, takeFault } from './faults.ts'
import { validate } from './message.ts'
import type { MessageStore } from './store.ts'

/** A POST that arrived, kept or not: tests count them and compare the lead_id of retries. */
export interface Post {
  origin: string
  /** What was answered; 0 when the connection was cut. */
  status: number
  leadId: string
}

interface MailboxState {
  store: MessageStore
  faults: Map<string, Fault>
  posts: Post[]
}

/** Well above the 50 kB that are sent on, so that only nonsense is left unread. */
const bodyLimit = 400_000

/** Allows any page to send, as EmailJS does; without a mailbox here, a widget gets no such answer. */
export async function allowSending(
  { request, response }: Exchange,
  faults: Map<string, Fault>,
): Promise<void> {
  const fault = faults.get(request.headers.origin ?? '')
  if (request.method === 'OPTIONS') {
    await pause(fault?.preflightDelay)
    if (fault?.preflightDrop) return void request.socket.destroy()
  }
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.writeHead(204).end()
}

/**
 * Takes a message as EmailJS does. It is on disk before the answer, also when a fault delays the
 * answer; a message that a fault refuses is counted and not kept.
 */
export async function receive(exchange: Exchange, state: MailboxState): Promise<void> {
  const { request, response } = exchange
  const { origin = '' } = request.headers
  response.setHeader('Access-Control-Allow-Origin', '*')

  const { message, ...validation } = validate(await readBody(request), origin)
  const fault = takeFault(state.faults, origin)
  const status = fault.drop ? 0 : fault.redirect ? 303 : (fault.status ?? validation.status)
  const isChanged = status !== validation.status
  const text = fault.body ?? (isChanged ? 'A test asked for this answer.' : validation.text)
  // As a sender reads the answer: what seems to have failed must not turn up as a lead.
  const isTaken = status === 200 || (status > 0 && text === 'OK')

  if (isTaken && message) await state.store.keep(message)
  const leadId = String(message?.template_params.lead_id ?? '')
  state.posts.push({ origin, status, leadId })

  await pause(fault.delay)
  if (fault.redirect) response.setHeader('Location', request.url ?? '')
  if (fault.drop) request.socket.destroy()
  else answer(exchange, status, 'text/plain', text)
}

/** Answers somebody who opens the address to which messages go, as a redirected sender does. */
export function answerVisit(exchange: Exchange): void {
  exchange.response.setHeader('Access-Control-Allow-Origin', '*')
  answer(exchange, 200, 'text/plain', 'Messages are sent to this address by POST.')
}

/** The request's body, or undefined when it is too long: what follows the limit is not kept in memory. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // To the end: a browser that is still sending takes an early answer for a broken connection.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
  }
  return size <= bodyLimit ? Buffer.concat(chunks).toString() : undefined
}
