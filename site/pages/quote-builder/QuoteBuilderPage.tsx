import { email, mailHref, phone, telHref } from 'virtual:content/business'
import { serviceNames } from 'virtual:content/catalogue'
import { fallback, head, heading } from 'virtual:content/pages/quote-builder'
import { Mail, MessageSquare, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { referralIn } from '../../../widgets/rules/embed/quote-link.ts'
import type { QuoteBuilderElement } from '../../../widgets/types/quote-builder.js'
import { Fallback } from '../../components/blocks/Fallback.tsx'
import { Headline } from '../../components/blocks/Headline.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { useBeforePaint, useReady } from '../../hooks/prerendered.ts'
import { followLead } from '../../hooks/retry-lead.ts'
import { useAnalytics } from '../../hooks/use-consent.ts'
import { useWidget } from '../../hooks/use-widget.ts'
import { useQuery } from '../../routing/shown-page.ts'
import { followSteps } from '../../routing/step-history.ts'
import * as words from '../../words/site.ts'
import { LanguageLine } from './LanguageLine.tsx'
import './QuoteBuilderPage.css'
import { useWizardLanguage } from './use-wizard-language.ts'

const ways = [
  { icon: Phone, label: words.actions.callUs, text: phone, href: telHref },
  { icon: Mail, label: words.quoteBuilder.writeToUs, text: email, href: mailHref },
  {
    icon: MessageSquare,
    label: words.quoteBuilder.orSend,
    text: words.quoteBuilder.shortMessage,
    href: '/inquiries',
  },
]

/** The quote wizard: the element that partners use, with the phone number until it runs. */
export function QuoteBuilderPage() {
  const element = useRef<QuoteBuilderElement>(null)
  const isReady = useReady()
  const analytics = useAnalytics()
  const query = new URLSearchParams(useQuery())
  const service = query.get('service') ?? ''
  const { partner, reference } = referralIn(query)
  const [language, chooseLanguage] = useWizardLanguage(query.get('lang') ?? '')

  useWidget('/widgets/quote-builder.js', 'quotesubmit')

  useBeforePaint(() => {
    // During hydration the query is empty, but the loader has already set the service from it.
    if (!isReady) return
    if (Object.hasOwn(serviceNames, service)) element.current?.setAttribute('service', service)
    else element.current?.removeAttribute('service')
    // A link from a partner's page names the partner, who gets the credit for the lead.
    Object.assign(element.current ?? {}, {
      partner: partner || undefined,
      reference: reference || undefined,
    })
  }, [isReady, service, partner, reference])

  useEffect(() => {
    if (element.current) followLead(element.current)
  }, [])

  useEffect(() => (element.current ? followSteps(element.current) : undefined), [])

  useEffect(() => {
    const nameStep = ({ name }: { name: string }) => {
      document.title = `${name} | ${head.title}`
    }
    const onStep = (event: Event) => nameStep((event as CustomEvent<{ name: string }>).detail)
    // The widget may have announced a step before hydration: the element keeps its last detail.
    const { quotestep } = (element.current ?? {}) as { quotestep?: { name: string } }
    if (quotestep) nameStep(quotestep)
    document.addEventListener('quotestep', onStep)
    return () => document.removeEventListener('quotestep', onStep)
  }, [])

  return (
    <section className="quote wrap">
      <h1 tabIndex={-1} className="hidden">
        {heading}
      </h1>
      <LanguageLine chosen={language} onChoose={chooseLanguage} />
      <quote-builder
        ref={element}
        analytics={analytics}
        lang={language === 'en' ? undefined : language}
      >
        <Fallback className="quote-fallback">
          <h2 className="d2">
            <Headline text={fallback.heading} />
          </h2>
          <p className="lead">{fallback.text}</p>
          <Ways ways={ways} ground="on-card" className="quote-ways" />
        </Fallback>
      </quote-builder>
    </section>
  )
}
