import { serviceNames } from 'virtual:content/catalogue'
import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { routes } from '../../../routes.ts'
import { getQuoteNow } from '../../../words/actions.ts'
import './Hero.css'

interface Props {
  /** The id of a service. */
  service: string
  title?: string | undefined
  text?: string | undefined
  className: string
  /** What is beside the words. */
  children: ReactNode
}

/** The head of a service page: what it is, and the way to its price. */
export function Hero({ service, title, text, className, children }: Props) {
  const lines = title?.split('\n') ?? []
  return (
    <div className="wrap">
      <section className={`hero split ${className}`}>
        <div>
          <h1 tabIndex={-1}>
            {lines.length > 0 ? (
              <span className="hidden">{serviceNames[service]}: </span>
            ) : (
              serviceNames[service]
            )}
            {lines.map((line, at) => (
              <Fragment key={line}>
                {at > 0 && <br />}
                {at > 0 ? ` ${line}` : line}
              </Fragment>
            ))}
          </h1>
          <p className="lead">
            {text ?? routes.find((route) => route.service === service)?.description}
          </p>
          <div className="actions">
            <Link href={`/quote-builder?service=${service}`} className="btn btn-gold btn-l">
              {getQuoteNow}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        {children}
      </section>
    </div>
  )
}
