/**
 * Runs in the preview before the widgets do, and replaces what they send with: unless the page around says `send`, no
 * mail leaves. Announces each mail and each push to the data layer to that page.
 */
const send = window.fetch

const announce = (name: string, detail: unknown) =>
  document.dispatchEvent(new CustomEvent(name, { detail }))

/** As long as a mail service takes on a good day: what a visitor sees while waiting is part of the preview. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 600))

window.fetch = async (address, request) => {
  if (!String(address).endsWith('/api/v1.0/email/send')) return send(address, request)
  // A widget without EmailJS ids asks whether there is a mailbox: in the preview there always is.
  if (request?.method === 'HEAD') return new Response(null, { status: 204 })
  const { answer } = document.documentElement.dataset
  announce('mail', { to: new URL(String(address)).origin, ...JSON.parse(String(request?.body)) })
  if (answer === 'send') return send(address, request)
  await pause()
  if (answer === 'fail') throw new TypeError('The preview pretends that there is no connection.')
  return new Response('OK')
}

window.dataLayer = { push: (event) => announce('datalayer', event) }
