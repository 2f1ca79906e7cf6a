import { randomUUID } from 'node:crypto'
import { z } from 'zod'

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
type Validation =
  | { status: 200; text: 'OK'; message: Message }
  | { status: 400 | 413; text: string; message?: never }

/** Checks the body of a POST as EmailJS does; undefined is one too long to read. */
export function validate(body: string | undefined, origin: string): Validation {
  if (body === undefined) return { status: 413, text: 'The request is too large.' }
  const { data, error } = sendRequest.safeParse(parseJson(body))
  if (error) return { status: 400, text: error.issues[0]?.message ?? '' }
  if (Buffer.byteLength(JSON.stringify(data.template_params)) > paramsLimit) {
    return { status: 413, text: 'Variables size limit, maximum allowed 50Kb.' }
  }
  const receivedAt = new Date().toISOString()
  return { status: 200, text: 'OK', message: { id: randomUUID(), receivedAt, origin, ...data } }
}

/** Whether it only says that somebody looked at a quote. */
export function isViewedQuote({ template_params }: Message): boolean {
  return template_params.name === 'viewed quote'
}

/** The message in the text of a file, or undefined when it cannot be read. */
export function readMessage(text: string): Message | undefined {
  return messageSchema.safeParse(parseJson(text)).data
}

/** The JSON value of a text, or undefined when it is not JSON, or nested too deeply to be written again. */
function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text)
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}
