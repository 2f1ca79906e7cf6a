import type { InquiryViewProps } from './InquiryView.tsx'
import { Notice } from './Notice.tsx'
import { mailLink } from './send-inquiry.ts'

const counts = ['One thing', 'Two things', 'Three things']

/** What stands above the fields: what to fix, that sending failed and what else there is, or thanks. */
export function InquiryNotice({ notice, phase, ...props }: InquiryViewProps) {
  const wrong = Object.entries(props.errors ?? {})
  if (phase === 'sent') {
    return (
      <Notice key={phase} box={notice} good heading="Message Sent Successfully!">
        <p>
          Thank you for contacting us. We'll get back to you within 24 hours with a detailed quote.
        </p>
      </Notice>
    )
  }
  if (phase === 'failed') {
    const { inquiry, services, email, phone, telHref } = props
    return (
      <Notice key={phase} box={notice} heading="Oops! Something went wrong">
        <p>There was an issue sending your inquiry. Please try again or call us directly.</p>
        <button type="submit">Try again</button>
        <ul>
          <li>
            <a href={telHref}>{phone}</a>
          </li>
          <li>
            <a href={mailLink(inquiry, services[inquiry.service] ?? '', email)}>
              Email us this message
            </a>
          </li>
        </ul>
      </Notice>
    )
  }
  return (
    wrong[0] && (
      <Notice key={phase} box={notice} heading={`${counts[wrong.length - 1]} to fix`}>
        <ul>
          {wrong.map(([field, text]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  const form = event.currentTarget.closest('form')
                  form?.querySelector<HTMLElement>(`#${field}`)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    )
  )
}
