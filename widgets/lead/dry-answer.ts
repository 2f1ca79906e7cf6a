import type { MailResult, Reason } from '../rules/lead/lead-state.ts'
import { answerTimeout } from './fetch.ts'

/** The email addresses that a tester enters to see what happens when a lead fails. */
const reasons: ReadonlyMap<string, Reason> = new Map([
  ['refused@dry.example', 'refused'],
  ['busy@dry.example', 'busy'],
  ['silent@dry.example', 'timeout'],
  ['unreachable@dry.example', 'unreachable'],
])

/** About how long the mail service takes to answer, in milliseconds. */
const answerTime = 600

/** Answers in place of the mail service where a tag with `test="dry"` sends nothing, and as late as it would. */
export async function dryAnswer(params: Readonly<Record<string, string>>): Promise<MailResult> {
  const email = params.email ?? params.from_email ?? ''
  const answer = reasons.get(email.toLowerCase()) ?? 'sent'
  const time = answer === 'timeout' ? answerTimeout : answerTime
  await new Promise((resolve) => setTimeout(resolve, time))
  return answer
}
