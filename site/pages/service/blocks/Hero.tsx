import { serviceNames } from 'virtual:content/catalogue'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Headline } from '../../../components/blocks/Headline.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import { routes } from '../../../routes/routes.ts'
import * as words from '../../../words/site.ts'
import './Hero.css'

interface Props extends Pick<BlockProps<{ kind: 'hero' }>, 'service' | 'title' | 'text'> {
  className: string
  /** Shown next to the words. */
  children: ReactNode
}

/** The top of a service page: its title, its text and the link to a quote. */
export function Hero({ service, title, text, className, children }: Props) {
  return (
    <div className="wrap">
      <section className={`service-hero split ${className}`}>
        <div>
          <h1 tabIndex={-1}>
            {title === undefined ? (
              serviceNames[service]
            ) : (
              <>
                <span className="hidden">{serviceNames[service]}: </span>
                <Headline text={title} />
              </>
            )}
          </h1>
          <p className="lead">
            {text ?? routes.find((route) => route.service === service)?.description}
          </p>
          <div className="actions">
            <Link href={`/quote-builder?service=${service}`} className="btn btn-gold btn-l">
              {words.actions.getQuoteNow}
              <ArrowRight className="icon" aria-hidden />
            </Link>
          </div>
        </div>
        {children}
      </section>
    </div>
  )
}
