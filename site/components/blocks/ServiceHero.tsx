import { serviceNames } from 'virtual:content/catalogue'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import './ServiceHero.css'

interface Props {
  /** The id of a service. */
  service: string
  /** The headline; without it, the name of the service. */
  title?: ReactNode
  text: string
  className?: string
  /** What stands beside the words. */
  children: ReactNode
}

/** The head of a service page: what it is, and the way to its price. */
export function ServiceHero({ service, title, text, className = '', children }: Props) {
  return (
    <div className="wrap">
      <section className={`service-hero split ${className}`}>
        <div>
          <h1 tabIndex={-1}>
            {title ? (
              <>
                <span className="hidden">{serviceNames[service]}: </span>
                {title}
              </>
            ) : (
              serviceNames[service]
            )}
          </h1>
          <p className="lead">{text}</p>
          <div className="actions">
            <Link href={`/quote-builder?service=${service}`} className="btn btn-gold btn-l">
              Get Quote Now!
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        {children}
      </section>
    </div>
  )
}
