import type { BrowserContext, Page } from 'playwright/test'
import type { Fault } from '../mailbox.ts'

export interface World {
  page: Page
  context: BrowserContext
  /** The fault that the mail service applies to the next POSTs. */
  fail(fault: Fault): Promise<void>
}

interface FaultCase {
  fault: string
  cause(world: World): unknown
  mend(world: World): unknown
  /** POSTs of the message that arrive before the visitor tries again. */
  posts: number
  /** The reason in the failed event and on the console. */
  reason: string
  /** The browser's own console message, in addition to ours, if there is one. */
  browser?: string
}

const answer = (status: number, posts: number, reason: string): FaultCase => ({
  fault: `the service answers ${status}`,
  cause: ({ fail }) => fail({ status, body: '<h1>Stack trace at line 7</h1>' }),
  mend: ({ fail }) => fail({}),
  posts,
  reason,
  browser: `status of ${status} `,
})

/** The pause between two leads, in milliseconds. */
export const spacing = 1200

/** Makes the timeout pass at once, and checks that it was set to 20 seconds. */
export const shortenPatience = () => {
  const originalTimeout = AbortSignal.timeout
  AbortSignal.timeout = (milliseconds) => {
    if (milliseconds !== 20_000) throw new Error(`The timeout is ${milliseconds} ms.`)
    return originalTimeout.call(AbortSignal, 500)
  }
}

/** One fault for each reason; the unit tests of mails cover which statuses and errors have which reason. */
export const faults: FaultCase[] = [
  {
    fault: 'offline',
    cause: ({ context }) => context.setOffline(true),
    mend: ({ context }) => context.setOffline(false),
    posts: 0,
    reason: 'unreachable',
    browser: 'ERR_INTERNET_DISCONNECTED',
  },
  answer(403, 1, 'refused'),
  answer(503, 2, 'busy'),
  {
    fault: 'no answer for 20 seconds',
    cause: async ({ page, fail }) => {
      await page.evaluate(shortenPatience)
      await fail({ delay: 3000, times: 1 })
    },
    mend: () => {},
    posts: 1,
    reason: 'timeout',
  },
]

/** The console messages for these faults, of a `quote` or an `inquiry`. */
export function messageOf(kind: string, cases: FaultCase[]): RegExp {
  const messages = cases.flatMap(({ reason, browser }) => [
    `^error: ${kind}: ${reason}$`,
    ...(browser ? [browser] : []),
  ])
  return new RegExp(messages.join('|'))
}

/** The console message where a widget has neither EmailJS ids nor a mailbox. */
export const missingMailbox = [/cannot send: build it with EmailJS ids|status of 404|viewed quote/]

/** Answers for the mailbox as a plain host does: with a page that is not found. */
export const withoutMailbox = (page: Page) =>
  page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 404 }))
