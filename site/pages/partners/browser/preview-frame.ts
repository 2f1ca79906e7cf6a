/**
 * Runs in the preview before the widgets do, and replaces the `fetch` that they send mails with: no
 * mail is really sent unless the page around the preview has chosen `send`. Announces each mail and
 * each push to the data layer to that page.
 */
const originalFetch = window.fetch

const announce = (name: string, detail: unknown) =>
  document.dispatchEvent(new CustomEvent(name, { detail }))

/** Waits as long as a mail service usually takes, so that the preview shows the wait as well. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 600))

window.fetch = async (address, request) => {
  if (!String(address).endsWith('/api/v1.0/email/send')) return originalFetch(address, request)
  // A widget without EmailJS ids asks whether there is a mailbox: in the preview there always is.
  if (request?.method === 'HEAD') return new Response(null, { status: 204 })
  const { answer } = document.documentElement.dataset
  announce('mail', { to: new URL(String(address)).origin, ...JSON.parse(String(request?.body)) })
  if (answer === 'send') return originalFetch(address, request)
  await pause()
  if (answer === 'fail') throw new TypeError('The preview pretends that there is no connection.')
  return new Response('OK')
}

window.dataLayer = { push: (event) => announce('datalayer', event) }
