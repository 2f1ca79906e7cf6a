import { randomUUID } from 'node:crypto'

/** One message as it is kept: what EmailJS was asked to send, when, and from which page's origin. */
export interface Message {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  /** The Origin header, or '' when there was none. */
  origin: string
  service_id: string
  template_id: string
  user_id: string
  lib_version: string
  template_params: Record<string, unknown>
}

/** What EmailJS would answer; with the message when it would send it. */
export interface Validation {
  status: 200 | 400 | 413
  text: string
  message?: Message
}

/** EmailJS refuses more than 50 kB of template_params. */
const paramsLimit = 50_000

const required = {
  user_id: 'The Public Key is required. It travels as user_id.',
  service_id: 'The service ID is required. It travels as service_id.',
  template_id: 'The template ID is required. It travels as template_id.',
} as const

/** Checks the body of a POST to /api/v1.0/email/send as EmailJS does; undefined is one too long to read. */
export function validate(body: string | undefined, origin: string): Validation {
  if (body === undefined) return { status: 413, text: 'The request is too large.' }
  const sent = parse(body)
  if (!isRecord(sent)) return { status: 400, text: 'The request body is not a JSON object.' }

  for (const [key, text] of Object.entries(required)) {
    if (typeof sent[key] !== 'string' || sent[key] === '') return { status: 400, text }
  }
  const params = sent.template_params
  if (!isRecord(params)) {
    return { status: 400, text: 'The template_params are required, as a JSON object.' }
  }
  if (Buffer.byteLength(JSON.stringify(params)) > paramsLimit) {
    return { status: 413, text: 'Variables size limit, maximum allowed 50Kb.' }
  }
  return {
    status: 200,
    text: 'OK',
    message: {
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      origin,
      service_id: String(sent.service_id),
      template_id: String(sent.template_id),
      user_id: String(sent.user_id),
      lib_version: String(sent.lib_version ?? ''),
      template_params: params,
    },
  }
}

/** The lead_id of a body, '' when it has none or cannot be read: retries carry the same one. */
export function leadId(body: string | undefined): string {
  const sent = parse(body ?? '')
  const params = isRecord(sent) ? sent.template_params : undefined
  return isRecord(params) && typeof params.lead_id === 'string' ? params.lead_id : ''
}

/** Whether a value read from disk is a message that can be shown. */
export function isMessage(value: unknown): value is Message {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.origin === 'string' &&
    typeof value.receivedAt === 'string' &&
    !Number.isNaN(Date.parse(value.receivedAt)) &&
    isRecord(value.template_params)
  )
}

/** The JSON value of a text, or undefined when it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is a JSON object: not an array, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
