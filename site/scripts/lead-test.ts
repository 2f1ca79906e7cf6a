/**
 * Sends a real test lead to each template, with the ids of .env, also to those of the reserve account where
 * there is one, and says what EmailJS answered: npm run lead:test. EMAILJS_ORIGIN names another server to send them to.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { loadEnv } from 'vite'
import { contentFolder } from '../build/content/content-folder.ts'
import { testReply } from '../build/lead-mails/lead-mails.ts'
import { adviceFor } from './lead-advice.ts'
import { workInProject } from './settings.ts'

workInProject()

const emailJsOrigin = process.env.EMAILJS_ORIGIN || 'https://api.emailjs.com'
const env = loadEnv('production', '.', ['SITE_URL', 'VITE_EMAILJS_'])
const { SITE_URL: siteUrl = '' } = env
if (siteUrl && !/^https?:$/.test(URL.canParse(siteUrl) ? new URL(siteUrl).protocol : '')) {
  fail(`SITE_URL, "${siteUrl}", is not an address; write https:// and the name of your site.`)
}
const site = new URL(siteUrl || 'http://localhost:4173').origin

const ids = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY']
const missing = namesOf('VITE_EMAILJS_').filter((name) => !env[name])
if (missing.length > 0) fail(`.env has no ${missing.join(', ')}. Copy .env.example to .env.`)
const reserveNames = namesOf('VITE_EMAILJS_RESERVE_')
const missingReserve = reserveNames.filter((name) => !env[name])
const hasReserve = missingReserve.length < ids.length
if (hasReserve && missingReserve.length > 0)
  fail(`.env has no ${missingReserve.join(', ')}: a reserve account needs all four ids.`)

const common = {
  phone: '6045550100',
  message: 'This is a test: npm run lead:test sent it.',
  test: 'yes',
  lead_id: `test${Date.now()}`,
  page: site,
}
const name = 'Test Visitor'
const link = `${site}/quote-builder`
const quote = {
  name,
  email: 'visitor@example.com',
  service: 'TEST of a quote',
  total_price: '200',
  price_breakdown: 'First line: $160\nSecond line: $40',
  quote_link: link,
  ...testReply(contentFolder, name, link),
}
const inquiry = {
  from_name: name,
  from_email: 'visitor@example.com',
  service: 'TEST of an inquiry',
}

const isTaken = await sendBoth('VITE_EMAILJS_', '')
let isReserveTaken = true
if (hasReserve) {
  await nextTurn()
  isReserveTaken = await sendBoth('VITE_EMAILJS_RESERVE_', ' of the reserve account')
}
process.exitCode = isTaken && isReserveTaken ? 0 : 1

/** Sends both leads to the account whose settings begin like this, and says whether it took them. */
async function sendBoth(beginning: string, whose: string): Promise<boolean> {
  const [serviceId, quoteTemplate, inquiryTemplate, publicKey] = namesOf(beginning).map(
    (name) => env[name],
  )
  const send = (
    what: string,
    template: string | undefined,
    params: typeof quote | typeof inquiry,
  ) =>
    sendLead(`The ${what} template${whose}, ${template}`, {
      user_id: publicKey,
      service_id: serviceId,
      template_id: template,
      template_params: { ...params, service: `${params.service}${whose}`, ...common },
    })
  const isQuoteTaken = await send('quote', quoteTemplate, quote)
  await nextTurn()
  return (await send('inquiry', inquiryTemplate, inquiry)) && isQuoteTaken
}

/** EmailJS takes one mail a second. */
function nextTurn() {
  return pause(1100)
}

/** The names of the settings of an account, which all begin alike. */
function namesOf(beginning: string) {
  return ids.map((id) => beginning + id)
}

/** Sends a lead as the widget does on the site, and says what EmailJS answered and whether it took it. */
async function sendLead(template: string, body: object): Promise<boolean> {
  try {
    const answer = await fetch(`${emailJsOrigin}/api/v1.0/email/send`, {
      method: 'POST',
      // EmailJS refuses a lead from no page, or from a page that is not allowed.
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    console.log(`${template}: ${answer.status} ${text}`)
    console.log(`  ${adviceFor(answer.status, text, site)}`)
    return answer.status === 200 || text === 'OK'
  } catch {
    console.log(`${template}: no answer`)
    console.log(`  ${emailJsOrigin} cannot be reached. Is this machine online?`)
    return false
  }
}

function fail(why: string): never {
  console.error(`Nothing was sent: ${why}`)
  process.exit(1)
}
