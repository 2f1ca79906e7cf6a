/** The settings of .env and of the environment of the build. */
type Env = Record<string, string | undefined>

/** What will go wrong on a real host, a sentence each. */
export function faultsOnHost({ SITE_URL = '', VITE_EMAILJS_PUBLIC_KEY }: Env): string[] {
  const isLocal = !SITE_URL || /^https?:\/\/localhost\b/.test(SITE_URL)
  return sentences([
    isLocal &&
      `NO SITE_URL: search engines, shared links and the package of the widgets will lead to ${SITE_URL || 'http://localhost:4173'}. Set SITE_URL in .env.`,
    !isLocal &&
      SITE_URL.startsWith('http:') &&
      `SITE_URL WITHOUT HTTPS: pages of partners load no script from ${SITE_URL}, and browsers call the site insecure. Set SITE_URL in .env to ${SITE_URL.replace('http:', 'https:')}.`,
    !VITE_EMAILJS_PUBLIC_KEY &&
      'NO EMAILJS IDS: on a real host every lead will fail; only npm start has a mailbox. Set the four ids in .env.',
  ])
}

/** What is probably a mistake, but does no harm if it is meant. */
export function warningsOnHost(env: Env): string[] {
  const shared = ['VITE_EMAILJS_', 'VITE_EMAILJS_RESERVE_'].flatMap((account) => {
    const quote = env[`${account}QUOTE_TEMPLATE_ID`]
    return quote && quote === env[`${account}INQUIRY_TEMPLATE_ID`] ? [quote] : []
  })
  return shared.map(
    (template) =>
      `ONE TEMPLATE FOR BOTH: quotes and inquiries have other fields, and "${template}" must show those of both. docs/leads-by-email.md has a template for each.`,
  )
}

function sentences(all: (string | false)[]) {
  return all.filter((sentence) => sentence !== false)
}
