import type { Answer, Fault } from '../rules/lead/lead-state.ts'
import { patience } from './fetch.ts'
import type { MailParams } from './mail.ts'
import { turn, type Urgency } from './turn.ts'

/** What a visitor enters as email address to see what becomes of a lead that does not get through. */
const faults: ReadonlyMap<string, Fault> = new Map([
  ['refused@dry.example', 'refused'],
  ['busy@dry.example', 'busy'],
  ['silent@dry.example', 'timeout'],
  ['unreachable@dry.example', 'unreachable'],
])

/** About how long the mail service takes to answer, in milliseconds. */
const answerTime = 600

/**
 * Answers a mail that is never sent as the mail service would, when it is its turn: nothing leaves the page. Calls
 * `onOut` when a mail would have left.
 */
export async function dryAnswer(
  params: MailParams,
  urgency: Urgency,
  onOut = () => {},
): Promise<Answer> {
  const email = params.email ?? params.from_email ?? ''
  const answer = faults.get(email.toLowerCase()) ?? 'sent'
  await turn(urgency)
  onOut()
  await pause(answer === 'timeout' ? patience : answerTime)
  return answer
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
