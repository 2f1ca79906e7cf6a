import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from './parse-json.ts'

/** EmailJS refuses more than 50 kB of template_params. */
const paramsLimit = 50_000

/** How many levels of lists and objects a value may have: a template shows none of them. */
const deepest = 20

/** Ours have 20 characters. */
const longestLeadId = 100

const filled = (sentence: string) => z.string(sentence).min(1, sentence)

/** What EmailJS asks for, with the sentence that refuses a request without it. */
const sendRequest = z.object(
  {
    user_id: filled('The Public Key is required. It travels as user_id.'),
    service_id: filled('The service ID is required. It travels as service_id.'),
    template_id: filled('The template ID is required. It travels as template_id.'),
    lib_version: z.string().catch(''),
    template_params: z.record(
      z.string(),
      z.unknown(),
      'The template_params are required, as a JSON object.',
    ),
  },
  'The request body is not a JSON object.',
)

const messageSchema = sendRequest.extend({
  id: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.iso.datetime(),
  /** The Origin header, or '' when there was none. */
  origin: z.string(),
})

/** One message as it is kept: what EmailJS was asked to send, when, and from which page's origin. */
export type Message = z.infer<typeof messageSchema>

/** What EmailJS would answer; with the message when it would send it. */
export type Validation =
  | { status: 200; text: 'OK'; message: Message }
  | { status: 400 | 413; text: string; message?: never }

/** Checks the body of a POST as EmailJS does; undefined is one too long to read. */
export function validate(body: string | undefined, origin: string): Validation {
  if (body === undefined) return { status: 413, text: 'The request is too large.' }
  const { data, error } = sendRequest.safeParse(parseJson(body))
  if (error) return { status: 400, text: firstSentence(error) }
  if (!isWithin(deepest, data.template_params)) {
    return { status: 400, text: 'The template_params are nested too deep.' }
  }
  if (Buffer.byteLength(JSON.stringify(data.template_params)) > paramsLimit) {
    return { status: 413, text: 'Variables size limit, maximum allowed 50Kb.' }
  }
  const receivedAt = new Date().toISOString()
  return { status: 200, text: 'OK', message: { id: randomUUID(), receivedAt, origin, ...data } }
}

function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner))
}

/** Whether it only tells of a quote that somebody looked at. */
export function isViewedQuote({ template_params }: Pick<Message, 'template_params'>): boolean {
  return template_params.name === 'viewed quote'
}

/** The first of the sentences that say why a value was refused. */
export function firstSentence({ issues }: z.ZodError): string {
  return issues[0]?.message ?? ''
}

const identified = z.object({
  template_params: z.object({ lead_id: z.string().max(longestLeadId) }),
})

/** The lead_id of a body, '' when it has none of a usual length: retries carry the same one. */
export function leadId(body = ''): string {
  return identified.safeParse(parseJson(body)).data?.template_params.lead_id ?? ''
}

/** The message in the text of a file, or undefined when it cannot be read. */
export function readMessage(text: string): Message | undefined {
  return messageSchema.safeParse(parseJson(text)).data
}
