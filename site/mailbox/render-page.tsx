import { renderToStaticMarkup } from 'react-dom/server'
import { MailboxPage, type MailboxPageProps } from './MailboxPage.tsx'

/** The mailbox page as HTML. */
export function renderPage(props: MailboxPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<MailboxPage {...props} />)}`
}
