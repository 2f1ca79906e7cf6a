import type { Fault, MailResult } from '../rules/lead/lead-state.ts'
import { answerTimeout } from './fetch.ts'
import type { MailParams } from './mail.ts'
import { turn, type Urgency } from './turn.ts'

/** The email addresses that a tester enters to see what happens when a lead fails. */
const faults: ReadonlyMap<string, Fault> = new Map([
  ['refused@dry.example', 'refused'],
  ['busy@dry.example', 'busy'],
  ['silent@dry.example', 'timeout'],
  ['unreachable@dry.example', 'unreachable'],
])

/** About how long the mail service takes to answer, in milliseconds. */
const answerTime = 600

/**
 * Waits its turn and answers as the mail service would, but sends nothing. Calls `onPost` when the
 * request would be made.
 */
export async function dryAnswer(
  params: MailParams,
  urgency: Urgency,
  onPost = () => {},
): Promise<MailResult> {
  const email = params.email ?? params.from_email ?? ''
  const answer = faults.get(email.toLowerCase()) ?? 'sent'
  await turn(urgency)
  onPost()
  await pause(answer === 'timeout' ? answerTimeout : answerTime)
  return answer
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
