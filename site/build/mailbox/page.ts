import { shortName } from '../../content/business.ts'
import { entry } from './entry.ts'
import { html, type Markup } from './html.ts'
import { icon, spark } from './icons.ts'
import type { Message } from './message.ts'

/** More than a person reads in one sitting; the rest is in /mailbox.json. */
const shownAtMost = 200

const everyOrigin = 'Without EmailJS ids every message stops here, on this machine.'

/**
 * The mailbox as a page, newest first; with an origin it says whose messages these are. The same messages always give the same text: the page's
 * script swaps what changed by comparing it, part by part.
 */
export function page(messages: Message[], origin?: string): string {
  const leads = messages.filter(({ template_params }) => template_params.name !== 'viewed quote')
  const views = messages.length - leads.length
  const title = leads.length === 0 ? 'Mailbox' : `${count(leads.length, 'lead')} in the mailbox`
  return html`<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/mailbox/page.css">
<script type="module" src="/mailbox/page.js"></script>
</head>
<body>
<header>
  <a class="logo" href="/"><span class="mark">${spark}</span><span><b>${shortName}</b> Mailbox</span></a>
  <p class="live" role="status" hidden></p>
</header>
<main>
  <div class="top">
    <div data-part="count">
      <h1>${leads.length === 0 ? 'No leads yet.' : count(leads.length, 'lead')}</h1>
      <p class="lead-in">${views > 0 && `And ${count(views, 'quote')} viewed. `}${
        origin === undefined ? everyOrigin : `Only what was sent from ${origin}.`
      }</p>
    </div>
    <div data-part="tools">${messages.length > 0 && html`<button type="button" data-opens="empty">Empty mailbox</button>`}</div>
  </div>
  <ol data-list>${messages.slice(0, shownAtMost).map(entry)}</ol>
  <div data-part="end">${end(messages.length)}</div>
</main>
<dialog id="empty" aria-labelledby="empty-title">
  <h2 id="empty-title">Empty the mailbox?</h2>
  <p>All messages listed here are deleted from this machine. There is no way back.</p>
  <p class="choice">
    <button type="button" data-closes="empty">Keep them</button>
    <button type="button" class="danger" data-empties>Empty mailbox</button>
  </p>
</dialog>
<p class="unseen" role="status" data-news></p>
</body>
</html>
`.text
}

function end(all: number): Markup {
  if (all === 0) {
    return html`<div class="first">
      <p class="invitation">Play the customer: count some rooms, see the price, leave a name. It shows up here a second later.</p>
      <a class="button" href="/quote-builder">Build the first quote ${icon('right')}</a>
    </div>`
  }
  const older = all - shownAtMost
  if (older <= 0) return html``
  return html`<p class="older">${count(older, 'older message')} in <a href="/mailbox.json">mailbox.json</a>.</p>`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
