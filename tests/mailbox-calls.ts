import { randomUUID } from 'node:crypto'
import type { Post } from './mailbox-faults.ts'

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
