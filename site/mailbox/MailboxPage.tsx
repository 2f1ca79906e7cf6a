import { conventions, locale, shortName } from 'virtual:content/business'
import { ArrowRight } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { setConventions } from '../../widgets/rules/company/conventions.ts'
import { LogoMark } from '../components/layout/LogoMark.tsx'
import { Lead, ViewedQuote } from './Entry.tsx'
import type { Message } from './message.ts'
import { readFields } from './shown-fields.ts'
import type { Counts } from './store.ts'

setConventions(conventions)

interface Props extends Counts {
  /** The newest, newest first. */
  messages: Message[]
  /** Whose messages these are; undefined for everyone's. */
  origin: string | undefined
}

/** The mailbox page as HTML: the same messages always give the same text. */
export function renderPage(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(<MailboxPage {...props} />)}`
}

/** The whole document. live.ts updates the parts with an id, and the list. */
function MailboxPage({ messages, leads, views, origin }: Props) {
  const older = leads + views - messages.length
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{leads > 0 ? `${count(leads, 'lead')} in the mailbox` : 'Mailbox'}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/mailbox/page.css" />
        <script type="module" src="/mailbox/page.js" />
      </head>
      <body className="wrap">
        <header className="on-card">
          <a className="logo" href="/">
            <span className="logo-mark">
              <LogoMark />
            </span>
            <span>
              {shortName}
              <span className="logo-rest"> Mailbox</span>
            </span>
          </a>
          <p className="chip on-tint" role="status" id="live" />
        </header>
        <main>
          <div className="top">
            <div id="count">
              <h1>{leads > 0 ? count(leads, 'lead') : 'No leads yet.'}</h1>
              <p className="lead">
                {views > 0 && `And ${count(views, 'quote')} viewed. `}
                {origin === undefined
                  ? 'Without EmailJS ids every message stops here, on this machine.'
                  : `Only what was sent from ${origin}.`}
              </p>
            </div>
            <div id="tools">
              {messages.length > 0 && (
                <button type="button" className="btn btn-line btn-s">
                  Empty mailbox
                </button>
              )}
            </div>
          </div>
          <ol>
            {messages.map((message) => {
              const fields = readFields(message)
              const Entry = fields.kind === 'viewed' ? ViewedQuote : Lead
              return <Entry key={message.id} {...fields} />
            })}
          </ol>
          <div id="end">
            {messages.length === 0 && <Invitation />}
            {older > 0 && (
              <p className="lead">
                {count(older, 'older message')} in <a href="/mailbox.json">mailbox.json</a>.
              </p>
            )}
          </div>
        </main>
        <p className="hidden" role="status" id="news" />
      </body>
    </html>
  )
}

function Invitation() {
  return (
    <div className="tile on-sand lit">
      <p className="d4">
        Play the customer: count some rooms, see the price, leave a name. It shows up here a second
        later.
      </p>
      <a className="btn btn-gold" href="/quote-builder">
        Build the first quote <ArrowRight className="icon" />
      </a>
    </div>
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
