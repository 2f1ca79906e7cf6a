const wrongId =
  'An id in .env is wrong, or what it names is gone. Compare all four with dashboard.emailjs.com.'
const quotaUsed = 'The quota of the month is used up: raise your plan, or wait for the next month.'

/** What to do, by the status that EmailJS answers. */
const advice = new Map([
  [400, wrongId],
  [402, quotaUsed],
  [404, wrongId],
  [
    412,
    'Your mail service no longer lets EmailJS in: Email Services, your service, Reconnect Account.',
  ],
  [422, 'The template has no recipient that works: write your own address into its To Email.'],
  [426, quotaUsed],
  [429, 'Too many requests at once: wait a minute and try again.'],
])

/**
 * What an answer of EmailJS, its status and text, means for the owner, and what to do then. The
 * origin is that of the page that sent, as EmailJS sees it.
 */
export function adviceFor(status: number, text: string, origin: string): string {
  if (status === 200 || text === 'OK') {
    return 'It is on its way. Look into your inbox, and if it is not there into its spam folder.'
  }
  if (status === 403 && /non-browser/i.test(text)) {
    return 'EmailJS wants a browser: run npm start, open /widgets/, switch test on, choose Send for real and send.'
  }
  if (status === 403) {
    return `EmailJS does not let ${origin} send. Account, Security: add its domain, or set SITE_URL in .env to one that is there.`
  }
  return advice.get(status) ?? 'That is a problem of EmailJS: try again later, and ask its support.'
}
