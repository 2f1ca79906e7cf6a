import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connect } from 'vite'

/** Each test sends from its own origin, so that tests that run at the same time do not see each other's mails. */
export const newOrigin = () => `http://${randomUUID().slice(0, 8)}.localhost`

/** What a widget sends for these parameters. */
export const bodyWith = (template_params: Record<string, unknown>) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params,
})

/** Sends a body from an origin to the mailbox at an address. */
export async function post(address: string, origin: string, body: unknown) {
  const answer = await fetch(`${address}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { origin },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

/** The messages that the mailbox kept from an origin, newest first; without one, from all. */
export function mailsIn(address: string, origin?: string): Promise<Kept[]> {
  return listOf(`${address}/mailbox.json`, origin)
}

/** Every POST that arrived from an origin. */
export function postsIn(address: string, origin?: string): Promise<Post[]> {
  return listOf(`${address}/mailbox/posts.json`, origin)
}

interface Kept {
  receivedAt: string
  template_params: Record<string, string>
}

async function listOf(url: string, origin: string | undefined) {
  const query = origin === undefined ? '' : `?origin=${encodeURIComponent(origin)}`
  return (await fetch(url + query)).json()
}

/** What goes wrong, for a test, with the messages of one origin: tests that run at the same time never meet. */
export interface Fault {
  /** Answered instead of EmailJS's own status. */
  status?: number
  /** The text of that answer. */
  body?: string
  /** Milliseconds before the answer. */
  delay?: number
  /** Milliseconds before the answer to a preflight. */
  preflightDelay?: number
  /** Cuts the connection instead of answering a preflight. */
  preflightDrop?: boolean
  /** Sends the sender to a page that says nothing of the message. */
  redirect?: boolean
  /** Cuts the connection instead of answering. */
  drop?: boolean
  /** How many POSTs it applies to; without it, all. */
  times?: number
  /** The public key of the only account whose mails it applies to. */
  account?: string
}

/** A POST that arrived, kept or not: tests count them and compare the lead_id of retries. */
export interface Post {
  origin: string
  /** What was answered; 0 when the connection was cut. */
  status: number
  leadId: string
  /** The public key of the account that it was for. */
  account: string
}

const address = '/api/v1.0/email/send'
const cors = { 'Access-Control-Allow-Origin': '*' }

/**
 * Goes before the mailbox: counts what is sent to it, and lets a test ask for faults. A message that
 * a fault refuses never reaches the mailbox; any other is kept at once, also when its answer is late.
 */
export function mailboxFaults(): Connect.NextHandleFunction {
  const faults = new Map<string, Fault>()
  const posts: Post[] = []

  /** The fault of a POST, if it has one. */
  function take(origin: string, account: string): Fault {
    const fault = faults.get(origin) ?? {}
    if (fault.account !== undefined && fault.account !== account) return {}
    if (fault.times === 1) faults.delete(origin)
    else if (fault.times) fault.times -= 1
    return fault
  }

  async function post(...[request, response, next]: Parameters<Connect.NextHandleFunction>) {
    const { origin = '' } = request.headers
    const body = await buffer(request)
    const { leadId, account } = namesIn(body)
    const fault = take(origin, account)
    const status = fault.drop ? 0 : fault.redirect ? 303 : fault.status
    // As a sender reads the answer: what seems to have failed must not turn up as a lead.
    if (status === undefined || status === 200 || (status > 0 && fault.body === 'OK')) {
      // The mailbox reads the body again.
      request[Symbol.asyncIterator] = () => Readable.from([body])[Symbol.asyncIterator]()
      const { end } = response
      response.end = (text: unknown) => {
        response.statusCode = status ?? response.statusCode
        posts.push({ origin, status: response.statusCode, leadId, account })
        pause(fault.delay).then(() => Reflect.apply(end, response, [fault.body ?? text]))
        return response
      }
      return next()
    }
    posts.push({ origin, status, leadId, account })
    await pause(fault.delay)
    if (fault.drop) return request.socket.destroy()
    const headers = { ...cors, ...(fault.redirect && { Location: address }) }
    response.writeHead(status, headers).end(fault.body ?? 'A test asked for this answer.')
  }

  return async (request, response, next) => {
    const [path = '', query] = `${request.url}`.split('?')
    const fault = faults.get(request.headers.origin ?? '')
    switch (`${request.method} ${path}`) {
      case 'PUT /mailbox/faults.json': {
        const { origin, ...asked } = (await json(request)) as Fault & { origin: string }
        faults.set(origin, asked)
        return response.writeHead(204).end()
      }
      case 'GET /mailbox/posts.json': {
        const from = new URLSearchParams(query).get('origin')
        const sent = posts.filter(({ origin }) => from === null || from === origin)
        return response.end(JSON.stringify(sent))
      }
      case `OPTIONS ${address}`:
        await pause(fault?.preflightDelay)
        return fault?.preflightDrop ? request.socket.destroy() : next()
      // Where a redirected sender arrives. A page that is loaded again by Back would get it from the browser's cache.
      case `GET ${address}`:
        return response
          .writeHead(200, { ...cors, 'Cache-Control': 'no-store' })
          .end('Messages are sent to this address by POST.')
      case `POST ${address}`:
        // A visitor who left in the middle of a request is not an error.
        return post(request, response, next).catch(() => response.destroy())
      default:
        return next()
    }
  }
}

function namesIn(body: Buffer): Pick<Post, 'leadId' | 'account'> {
  try {
    const { user_id, template_params } = JSON.parse(`${body}`)
    return { leadId: String(template_params.lead_id ?? ''), account: String(user_id ?? '') }
  } catch {
    return { leadId: '', account: '' }
  }
}
