import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adviceFor } from '../../site/scripts/lead-advice.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { mailsIn } from '../mailbox.ts'
import { scriptArgs } from '../sites.ts'
import { startMailbox } from './start-mailbox.ts'

const site = 'https://brightwater.example'

let mailbox: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => {
  mailbox = await startMailbox(newFolder())
})
afterAll(() => mailbox.stop())

/** Runs the command with these ids, and with the local mailbox in place of EmailJS. */
async function leadTest(
  publicKey = 'key',
  origin = mailbox.address,
  siteUrl = `${site}/`,
  reserve: Record<string, string> = {},
) {
  const child = spawn(process.execPath, scriptArgs('site/scripts/lead-test.ts'), {
    env: {
      ...process.env,
      EMAILJS_ORIGIN: origin,
      SITE_URL: siteUrl,
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_QUOTE_TEMPLATE_ID: 'template_quote',
      VITE_EMAILJS_INQUIRY_TEMPLATE_ID: 'template_inquiry',
      VITE_EMAILJS_PUBLIC_KEY: publicKey,
      ...reserve,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output }
}

test('a test lead of each template is sent as from the site, and the owner reads the answer', async () => {
  const { code, output } = await leadTest()
  expect(output).toMatch(/quote template, template_quote: 200 OK\n .*inbox/)
  expect(output).toMatch(/inquiry template, template_inquiry: 200 OK\n .*inbox/)
  expect(code).toBe(0)
  expect(await mailsIn(mailbox.address)).toMatchObject([
    { origin: site, user_id: 'key', template_id: 'template_inquiry' },
    { origin: site, service_id: 'service', template_params: { name: 'Test Visitor', test: 'yes' } },
  ])
})

const reserve = {
  VITE_EMAILJS_RESERVE_SERVICE_ID: 'other_service',
  VITE_EMAILJS_RESERVE_QUOTE_TEMPLATE_ID: 'other_quote',
  VITE_EMAILJS_RESERVE_INQUIRY_TEMPLATE_ID: 'other_inquiry',
  VITE_EMAILJS_RESERVE_PUBLIC_KEY: 'other_key',
}

test('a reserve account gets test leads too, and output and mails say which is which', async () => {
  const before = (await mailsIn(mailbox.address)).length
  const { code, output } = await leadTest('key', mailbox.address, site, reserve)
  expect(output.match(/^The .*/gm)).toEqual([
    'The quote template, template_quote: 200 OK',
    'The inquiry template, template_inquiry: 200 OK',
    'The quote template of the reserve account, other_quote: 200 OK',
    'The inquiry template of the reserve account, other_inquiry: 200 OK',
  ])
  expect(code).toBe(0)
  const mails = await mailsIn(mailbox.address)
  expect(mails.slice(0, mails.length - before)).toMatchObject([
    { user_id: 'other_key', template_id: 'other_inquiry' },
    {
      user_id: 'other_key',
      service_id: 'other_service',
      template_params: { service: 'TEST of a quote of the reserve account' },
    },
    { user_id: 'key', template_params: { service: 'TEST of an inquiry' } },
    { user_id: 'key', template_params: { service: 'TEST of a quote' } },
  ])
})

test('a reserve account that lacks an id gets nothing, and neither does the first', async () => {
  const half = { ...reserve, VITE_EMAILJS_RESERVE_PUBLIC_KEY: '' }
  expect(await leadTest('key', mailbox.address, site, half)).toEqual({
    code: 1,
    output:
      'Nothing was sent: .env has no VITE_EMAILJS_RESERVE_PUBLIC_KEY: a reserve account needs all four ids.\n',
  })
})

test('a mail that EmailJS refuses fails, with the reason of EmailJS and what to do', async () => {
  await fetch(`${mailbox.address}/mailbox/faults.json`, {
    method: 'PUT',
    body: JSON.stringify({ origin: site, status: 422, body: 'No recipients', times: 1 }),
  })
  const { code, output } = await leadTest()
  expect(output).toMatch(/template_quote: 422 No recipients\n .*To Email/)
  expect(output).toMatch(/template_inquiry: 200 OK/)
  expect(code).toBe(1)
})

test('without an id nothing is sent, and the missing id is named', async () => {
  expect(await leadTest('')).toEqual({
    code: 1,
    output: 'Nothing was sent: .env has no VITE_EMAILJS_PUBLIC_KEY. Copy .env.example to .env.\n',
  })
})

test('with an invalid address of the site nothing is sent, and an error says so', async () => {
  expect(await leadTest('key', mailbox.address, 'brightwater.example')).toEqual({
    code: 1,
    output:
      'Nothing was sent: SITE_URL, "brightwater.example", is not an address; write https:// and the name of your site.\n',
  })
})

test('a service that cannot be reached is reported', async () => {
  const { code, output } = await leadTest('key', 'http://127.0.0.1:1')
  expect(output).toMatch(/no answer\n .*cannot be reached. Is this machine online\?/)
  expect(code).toBe(1)
})

test.each([
  [400, 'The Public Key is invalid', /id in .env is wrong/],
  [403, 'API calls are disabled for non-browser applications', /Send for real/],
  [403, 'The origin is not allowed', /does not let https:\/\/a.example send/],
  [412, 'Gmail_API: Invalid grant', /Reconnect/],
  [426, '', /quota/],
  [429, 'Too Many Requests', /wait a minute/],
  [502, '', /problem of EmailJS/],
])('%i %s: the owner reads what to do', (status, text, words) => {
  expect(adviceFor(status, text, 'https://a.example')).toMatch(words)
})
