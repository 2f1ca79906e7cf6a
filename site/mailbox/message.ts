import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from './parse-json.ts'

/** EmailJS refuses more than 50 kB of template_params. */
const paramsLimit = 50_000

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
  if (Buffer.byteLength(JSON.stringify(data.template_params)) > paramsLimit) {
    return { status: 413, text: 'Variables size limit, maximum allowed 50Kb.' }
  }
  const receivedAt = new Date().toISOString()
  return { status: 200, text: 'OK', message: { id: randomUUID(), receivedAt, origin, ...data } }
}

/** The first of the sentences that say why a value was refused. */
export function firstSentence({ issues }: z.ZodError): string {
  return issues[0]?.message ?? ''
}

const identified = z.object({ template_params: z.object({ lead_id: z.string() }) })

/** The lead_id of a body, '' when it has none or cannot be read: retries carry the same one. */
export function leadId(body = ''): string {
  return identified.safeParse(parseJson(body)).data?.template_params.lead_id ?? ''
}

/** The message in a line of the file, or undefined when the line cannot be read. */
export function readMessage(line: string): Message | undefined {
  return messageSchema.safeParse(parseJson(line)).data
}
