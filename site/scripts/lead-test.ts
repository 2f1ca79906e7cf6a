/**
 * Sends a real test lead to each template, with the ids of .env, and says what EmailJS answered:
 * npm run lead:test. EMAILJS_ORIGIN names another server to send them to.
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
const missing = ids.map((id) => `VITE_EMAILJS_${id}`).filter((name) => !env[name])
if (missing.length > 0) fail(`.env has no ${missing.join(', ')}. Copy .env.example to .env.`)

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

const isQuoteSent = await sendLead('quote', env.VITE_EMAILJS_QUOTE_TEMPLATE_ID, quote)
// EmailJS takes one mail a second.
await pause(1100)
const isInquirySent = await sendLead('inquiry', env.VITE_EMAILJS_INQUIRY_TEMPLATE_ID, inquiry)
process.exitCode = isQuoteSent && isInquirySent ? 0 : 1

/** Sends a lead as the widget does on the site, and says what EmailJS answered and whether it took it. */
async function sendLead(
  what: string,
  template: string | undefined,
  params: Record<string, string>,
) {
  try {
    const answer = await fetch(`${emailJsOrigin}/api/v1.0/email/send`, {
      method: 'POST',
      // EmailJS refuses a lead from no page, or from a page that is not allowed.
      headers: { 'Content-Type': 'application/json', Origin: site },
      body: JSON.stringify({
        user_id: env.VITE_EMAILJS_PUBLIC_KEY,
        service_id: env.VITE_EMAILJS_SERVICE_ID,
        template_id: template,
        template_params: { ...params, ...common },
      }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    console.log(`The ${what} template, ${template}: ${answer.status} ${text}`)
    console.log(`  ${adviceFor(answer.status, text, site)}`)
    return answer.status === 200 || text === 'OK'
  } catch {
    console.log(`The ${what} template, ${template}: no answer`)
    console.log(`  ${emailJsOrigin} cannot be reached. Is this machine online?`)
    return false
  }
}

function fail(why: string): never {
  console.error(`Nothing was sent: ${why}`)
  process.exit(1)
}
