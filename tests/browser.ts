import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from 'playwright/test'
import { built, builtFile, builtFor } from './built.ts'
import type { Fault, Post } from './mailbox.ts'
import { sitePort } from './sites.ts'
import { pages } from './widgets/pages.ts'

export { expect }

/** A mail as the mailbox keeps it. */
export interface Mail {
  service_id: string
  template_id: string
  user_id: string
  lib_version: string
  template_params: Record<string, string>
}

interface Fixtures {
  /**
   * A partner's origin, another for each test, which serves tests/widgets/pages.ts; its /mine.html
   * answers with the `lines` and the `headers` of its query.
   */
  partner: string
  /** The product's own site, under a different host name for each test. */
  site: string
  /** The mails that arrived at the mailbox from the test's own pages. */
  mailbox: {
    mails(): Promise<Mail[]>
    /** The parameters of the mails that are leads, not mails about a viewed quote; the newest first. */
    leads(): Promise<Record<string, string>[]>
    /** Every POST, with the status of its answer. */
    posts(): Promise<Post[]>
    fail(fault: Fault): Promise<void>
  }
  /** Console messages that a test expects: any other message fails it. */
  expectedMessages: RegExp[]
  /** The same as a list to which a test can add. */
  allowed: RegExp[]
  /** What the page has written to the console. */
  consoleLines: string[]
}

function anyPicture(): Buffer {
  const file = readdirSync(builtFile('pictures')).find((name) => name.endsWith('-480.avif'))
  return readFileSync(builtFile(`pictures/${file}`))
}

/** The mailbox separates mails by origin. Node cannot resolve *.localhost, so this uses the mailbox's plain address. */
const mailboxUrl = (path: string, origin: string) =>
  `http://localhost:${sitePort}${path}?origin=${encodeURIComponent(origin)}`

export const test = base.extend<Fixtures, { partnerPort: number }>({
  partnerPort: [
    async ({}, use) => {
      let gardens: Promise<string> | undefined
      const server = createServer(async (request, response) => {
        const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://partner')
        if (path === '/mine.html') {
          const headers = JSON.parse(searchParams.get('headers') ?? '{}')
          response.writeHead(200, { 'Content-Type': 'text/html', ...headers })
          response.end(`${searchParams.get('lines')}`)
          return
        }
        // The garden company's pictures would be here: one of ours stands for all of them.
        if (path.startsWith('/pictures/')) {
          response.writeHead(200, { 'Content-Type': 'image/avif' }).end(anyPicture())
          return
        }
        if (path === '/gardens/quote-builder.js') gardens ??= builtFor('gardens')
        const ours: Record<string, string | undefined> = {
          ...pages,
          'gardens/quote-builder.js': await gardens,
          'gardens/next-steps.js': built('widgets/next-steps.js'),
        }
        const content = ours[path.slice(1)]
        if (!content) {
          response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
          return
        }
        response.setHeader('Content-Type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
        response.end(content)
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      await use((server.address() as AddressInfo).port)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],

  partner: async ({ partnerPort }, use, info) => {
    await use(`http://partner-${info.testId}-${info.retry}.localhost:${partnerPort}`)
  },

  site: async ({}, use, info) => {
    await use(`http://site-${info.testId}-${info.retry}.localhost:${sitePort}`)
  },

  mailbox: async ({ partner, site }, use) => {
    const ask = async (path: string) => {
      const answers = await Promise.all(
        [partner, site].map(async (origin) => (await fetch(mailboxUrl(path, origin))).json()),
      )
      return answers.flat()
    }
    const mails = (): Promise<Mail[]> => ask('/mailbox.json')
    await use({
      mails,
      leads: async () =>
        (await mails())
          .map(({ template_params }) => template_params)
          .filter(({ name }) => name !== 'viewed quote'),
      posts: () => ask('/mailbox/posts.json'),
      fail: async (fault) => {
        for (const origin of [partner, site]) {
          const body = JSON.stringify({ origin, ...fault })
          const answer = await fetch(mailboxUrl('/mailbox/faults.json', origin), {
            method: 'PUT',
            body,
          })
          expect(answer.ok, await answer.text()).toBe(true)
        }
      },
    })
  },

  expectedMessages: [[], { option: true }],

  allowed: async ({ expectedMessages }, use) => use([...expectedMessages]),

  consoleLines: async ({}, use) => use([]),

  page: async ({ page, allowed, consoleLines }, use) => {
    const messages: string[] = []
    page.on('console', (message) => {
      messages.push(`${message.type()}: ${message.text()}`)
      consoleLines.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    await use(page)
    const unexpected = messages.filter((message) => !allowed.some((known) => known.test(message)))
    expect(unexpected, 'nothing is written to the console').toEqual([])
  },
})

/** The details of a test that takes long: it runs in `npm run test:long`, and not in `npm test`. */
export const long = { tag: '@long' }

/** Of a sweep, `npm test` runs the quick cases. */
export const longUnless = (isQuick: boolean) => (isQuick ? {} : long)
