import { conventions } from '../../widgets/rules/company/conventions.ts'

/** When a message arrived: by the server's clock, until the page's script tells it by the reader's. */
export function Received({ at }: { at: string }) {
  const { locale } = conventions()
  const exact = new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={at}>{exact}</time>
}
