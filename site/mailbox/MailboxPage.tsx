import { locale, shortName } from 'virtual:content/business'
import { ArrowRight } from 'lucide-react'
import { LogoMark } from '../components/layout/LogoMark.tsx'
import { readFields } from './fields.ts'
import { Lead } from './Lead.tsx'
import type { Message } from './message.ts'
import type { Counts } from './store.ts'
import { ViewedQuote } from './ViewedQuote.tsx'

export interface MailboxPageProps extends Counts {
  /** The newest, newest first. */
  messages: Message[]
  /** Whose messages these are; undefined for everyone's. */
  origin: string | undefined
}

/**
 * The mailbox as a whole document. The same messages always give the same text; live.ts asks for it
 * again and again, and swaps the parts marked `data-part` and the entries of the list that changed.
 */
export function MailboxPage({ messages, leads, views, origin }: MailboxPageProps) {
  const hasLeads = leads > 0
  const older = leads + views - messages.length
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{hasLeads ? `${count(leads, 'lead')} in the mailbox` : 'Mailbox'}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/mailbox/page.css" />
        <script type="module" src="/mailbox/page.js" />
      </head>
      <body className="wrap">
        <header>
          <a className="logo" href="/">
            <span className="logo-mark">
              <LogoMark />
            </span>
            <span>
              {shortName}
              <span className="logo-rest"> Mailbox</span>
            </span>
          </a>
          <p className="live" role="status" hidden />
        </header>
        <main>
          <div className="top">
            <div data-part="count">
              <h1>{hasLeads ? count(leads, 'lead') : 'No leads yet.'}</h1>
              <p>
                {views > 0 && `And ${count(views, 'quote')} viewed. `}
                {origin === undefined
                  ? 'Without EmailJS ids every message stops here, on this machine.'
                  : `Only what was sent from ${origin}.`}
              </p>
            </div>
            <div data-part="tools">
              {messages.length > 0 && (
                <button type="button" className="btn btn-line btn-s" data-action="ask">
                  Empty mailbox
                </button>
              )}
            </div>
          </div>
          <ol data-list>
            {messages.map((message) => (
              <Entry key={message.id} message={message} />
            ))}
          </ol>
          <div data-part="end">
            {messages.length === 0 && <Invitation />}
            {older > 0 && (
              <p className="older">
                {count(older, 'older message')} in <a href="/mailbox.json">mailbox.json</a>.
              </p>
            )}
          </div>
        </main>
        <EmptyDialog />
        <p className="hidden" role="status" data-news />
      </body>
    </html>
  )
}

/** One message of the list; its id lets live.ts keep it in place as others arrive. */
function Entry({ message }: { message: Message }) {
  const fields = readFields(message)
  if (fields.kind === 'viewed') return <ViewedQuote message={message} fields={fields} />
  return <Lead message={message} fields={fields} />
}

function Invitation() {
  return (
    <div className="first">
      <p>
        Play the customer: count some rooms, see the price, leave a name. It shows up here a second
        later.
      </p>
      <a className="btn btn-gold" href="/quote-builder">
        Build the first quote <ArrowRight className="icon" />
      </a>
    </div>
  )
}

function EmptyDialog() {
  return (
    <dialog aria-labelledby="empty-title">
      <h2 className="d3" id="empty-title">
        Empty the mailbox?
      </h2>
      <p>All messages listed here are deleted from this machine. There is no way back.</p>
      <p className="choice">
        <button type="button" className="btn btn-line btn-s" data-action="keep">
          Keep them
        </button>
        <button type="button" className="btn btn-s danger" data-action="empty">
          Empty mailbox
        </button>
      </p>
    </dialog>
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
