import { cleanLine, cleanMessage } from '../fields/clean-text.ts'

/** What the contact step asks for (spec §5). `website` is a trap: people cannot see it, robots fill it. */
export interface Contact {
  name: string
  email: string
  phone: string
  message: string
  website: string
}

export interface Sending {
  contact: Contact
  /** What the mail says of the quote. */
  params: Readonly<Record<string, string>>
  /** How long the contact step has been in view, in milliseconds. */
  shownFor: number
  /** Answer within 2 seconds, whatever became of the mail: the page is about to leave. */
  hurry: boolean
  /** Writes the mail; calling what it returns sends it, or rejects with the reason. */
  mail(params: Readonly<Record<string, string>>): (again: boolean) => Promise<void>
  /** Told whenever the mail has settled: '', or the reason why it failed and a way to `retry`. */
  onSettled(reason: string, retry: () => void): void
}

/** The page leaves this long after sending, whatever became of the mail (milliseconds). */
const longestStay = 2000

/** Whoever fills the trap this soon is a robot; later, it may be an odd autofill (milliseconds). */
const robotPace = 3000

/** Starts the lead's mail. Resolves to why it failed, or to '' when it went or may still go. */
export function sendLead({
  contact,
  params,
  shownFor,
  hurry,
  mail,
  onSettled,
}: Sending): Promise<string> {
  const { website, ...fields } = contact
  const send = mail({
    ...params,
    name: cleanLine(fields.name),
    email: cleanLine(fields.email),
    phone: cleanLine(fields.phone),
    message: cleanMessage(fields.message),
    ...(website && { suspect: 'yes' }),
  })
  const isRobot = website && shownFor < robotPace
  const attempt = async (again: boolean) => {
    const reason = await (isRobot ? '' : send(again).then(() => '', String))
    onSettled(reason, () => attempt(false))
    return reason
  }
  const patience = new Promise<string>((resolve) => setTimeout(resolve, longestStay, ''))
  const settled = attempt(true)
  return hurry ? Promise.race([settled, patience]) : settled
}
