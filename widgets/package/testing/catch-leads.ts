import { company } from './company.js'

/** The flat texts of a mail, as an EmailJS template gets them. The guide lists them under "What a mail says". */
export type Mail = Readonly<Record<string, string>>

/** The mails that are caught, and the choice of how to answer them. Each choice lasts until the next one. */
export interface CaughtLeads {
  /** The accepted leads of both widgets, oldest first. */
  leads(): readonly Mail[]
  /** The notices that somebody looked at a quote; they do not say who. */
  viewed(): readonly Mail[]
  /** Every mail that was sent, including those that were not accepted. */
  tries(): readonly Mail[]
  /** Accepts every mail, as at the start. */
  taken(): void
  /** Refuses, as with a wrong id or a closed account. The visitor reads that the lead was not sent. */
  refused(): void
  /** Is busy: the widget tries once more after a second, and then says that the lead was not sent. */
  busy(): void
  /** Never answers: the widget gives up after 20 seconds. */
  timeout(): void
  /** Cannot be reached, as when the connection is down. */
  unreachable(): void
}

interface Route {
  request(): { method(): string; postDataJSON(): unknown }
  fulfill(answer: { status: number; headers: Record<string, string>; body?: string }): Promise<void>
  abort(): Promise<void>
}

/** A Playwright page, or a browser context. */
interface Routing {
  route(address: string, answer: (route: Route) => Promise<void>): Promise<unknown>
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, HEAD, OPTIONS',
  'access-control-allow-headers': 'content-type',
}

/**
 * Answers instead of the mail service on a page, or in all pages of a context, from now on: nothing that a visitor sends
 * leaves the browser. Call it before the page is opened. It does not see a service worker's requests; block service
 * workers with Playwright's `serviceWorkers: 'block'`.
 */
export async function catchLeads(page: Routing): Promise<CaughtLeads> {
  const requests: { mail: Mail; isTaken: boolean }[] = []
  const answers = {
    taken: (route: Route) => route.fulfill({ status: 200, headers, body: 'OK' }),
    refused: (route: Route) =>
      route.fulfill({ status: 403, headers, body: 'The public key is invalid' }),
    busy: (route: Route) => route.fulfill({ status: 429, headers, body: 'Too Many Requests' }),
    timeout: async () => {},
    unreachable: (route: Route) => route.abort(),
  }
  let outcome: keyof typeof answers = 'taken'

  await page.route('**/api/v1.0/email/send', async (route) => {
    const request = route.request()
    // The widget of a local build checks for a mailbox, and a browser sends a preflight.
    if (request.method() !== 'POST') return route.fulfill({ status: 204, headers })
    requests.push({ mail: mailIn(request.postDataJSON()), isTaken: outcome === 'taken' })
    return answers[outcome](route)
  })

  const acceptedMails = () => requests.filter(({ isTaken }) => isTaken).map(({ mail }) => mail)
  const answerWith = (next: keyof typeof answers) => () => {
    outcome = next
  }
  return {
    leads: () => acceptedMails().filter((mail) => !isViewed(mail)),
    viewed: () => acceptedMails().filter(isViewed),
    tries: () => requests.map(({ mail }) => mail),
    taken: answerWith('taken'),
    refused: answerWith('refused'),
    busy: answerWith('busy'),
    timeout: answerWith('timeout'),
    unreachable: answerWith('unreachable'),
  }
}

/** The template's parameters in a request to the mail service. */
export function mailIn(body: unknown): Mail {
  if (typeof body !== 'object' || body === null) return {}
  return { ...Reflect.get(body, 'template_params') }
}

/** Whether a mail only reports that somebody looked at a quote. */
export function isViewed({ name }: Mail): boolean {
  return name === company.viewedQuote
}
