import { renderToStaticMarkup } from 'react-dom/server'
import { MailboxPage } from './MailboxPage.tsx'
import type { Message } from './message.ts'

/** The mailbox page as HTML. */
export function renderPage(messages: Message[], origin: string | undefined): string {
  return `<!doctype html>${renderToStaticMarkup(<MailboxPage messages={messages} origin={origin} />)}`
}
