import { conventions } from 'virtual:content/business'
import { renderToStaticMarkup } from 'react-dom/server'
import { setConventions } from '../../widgets/rules/company/conventions.ts'
import { MailboxPage, type MailboxPageProps } from './MailboxPage.tsx'

setConventions(conventions)

/** The mailbox page as HTML. */
export function renderPage(props: MailboxPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<MailboxPage {...props} />)}`
}
