import { Mail, MessageSquare, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { city, email, mailHref, phone, services, telHref } from '../../content/business.ts'
import { useBeforePaint } from '../../hooks/use-before-paint.ts'
import { followLead } from '../../hooks/use-lead.ts'
import { useWidget } from '../../hooks/use-widget.ts'
import { useQuery } from '../../routing/navigation.ts'
import './QuoteBuilderPage.css'

/** The quote wizard: the element a partner would use, with the phone number until it runs. */
export function QuoteBuilderPage() {
  const element = useRef<HTMLElement>(null)
  const service = new URLSearchParams(useQuery()).get('service') ?? ''

  useWidget('/widgets/quote-builder.js', 'quotesubmit')

  useBeforePaint(() => {
    if (Object.hasOwn(services, service)) element.current?.setAttribute('service', service)
    else element.current?.removeAttribute('service')
  }, [service])

  useEffect(() => {
    if (element.current) followLead(element.current)
  }, [])

  useEffect(() => {
    const nameStep = ({ name }: { name: string }) => {
      document.title = `${name} | Instant Quote | ${city}`
    }
    const onStep = (event: Event) => nameStep((event as CustomEvent<{ name: string }>).detail)
    // The script may have run before this page was hydrated: the element keeps its last detail.
    const { quotestep } = (element.current ?? {}) as { quotestep?: { name: string } }
    if (quotestep) nameStep(quotestep)
    document.addEventListener('quotestep', onStep)
    return () => document.removeEventListener('quotestep', onStep)
  }, [])

  return (
    <section className="quote wrap">
      <h1 tabIndex={-1} className="hidden">
        Instant cleaning quote
      </h1>
      <quote-builder ref={element}>
        <div className="quote-fallback">
          <h2 className="d2">Prefer to talk? So do we.</h2>
          <p className="lead">
            If the instant quote does not show up here, tell us what needs cleaning and we work out
            the price with you.
          </p>
          <ul className="quote-ways">
            <li>
              <a href={telHref}>
                <Phone aria-hidden />
                <span>
                  Call us
                  <b>{phone}</b>
                </span>
              </a>
            </li>
            <li>
              <a href={mailHref}>
                <Mail aria-hidden />
                <span>
                  Write to us
                  <b>{email}</b>
                </span>
              </a>
            </li>
            <li>
              <Link href="/inquiries">
                <MessageSquare aria-hidden />
                <span>
                  Or send
                  <b>A short message</b>
                </span>
              </Link>
            </li>
          </ul>
        </div>
      </quote-builder>
    </section>
  )
}
