import { email, mailHref, phone, telHref } from 'virtual:content/business'
import { serviceNames } from 'virtual:content/catalogue'
import { fallback, hero } from 'virtual:content/pages/inquiries'
import { Mail, Phone } from 'lucide-react'
import { useRef } from 'react'
import { Fallback } from '../../components/blocks/Fallback.tsx'
import { Guarantee } from '../../components/blocks/Guarantee.tsx'
import { Headline } from '../../components/blocks/Headline.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { LinkedText } from '../../components/LinkedText.tsx'
import { Wipe } from '../../components/pictures/Wipe.tsx'
import { useBeforePaint } from '../../hooks/prerendered.ts'
import { useAnalytics } from '../../hooks/use-consent.ts'
import { useWidget } from '../../hooks/use-widget.ts'
import { useQuery } from '../../routing/shown-page.ts'
import * as words from '../../words/site.ts'
import './InquiriesPage.css'

const ways = [
  { icon: Phone, label: words.actions.callUs, text: phone, href: telHref },
  { icon: Mail, label: words.inquiries.orWrite, text: email, href: mailHref },
]

/** The contact page: the same element that partners use, and other ways to reach us. */
export function InquiriesPage() {
  const element = useRef<HTMLElement>(null)
  const analytics = useAnalytics()
  const service = new URLSearchParams(useQuery()).get('service') ?? ''
  useWidget('/widgets/inquiry-form.js', 'inquirysubmit')

  useBeforePaint(() => {
    if (Object.hasOwn(serviceNames, service)) element.current?.setAttribute('service', service)
    else element.current?.removeAttribute('service')
  }, [service])

  return (
    <div className="split split-5 wrap inquiries">
      <div className="inquiries-pitch">
        <PageHeading text={hero.heading} />
        <p className="lead">{hero.text}</p>
        <Guarantee text={hero.guarantee} />
        <Wipe {...hero.picture} sizes="960px" />
      </div>
      <div className="inquiries-form">
        <inquiry-form ref={element} analytics={analytics}>
          <Fallback className="tile on-card">
            <h2 className="d3">
              <Headline text={fallback.heading} />
            </h2>
            <p>
              <LinkedText text={words.inquiries.formMissing({ phone, telHref, email, mailHref })} />
            </p>
          </Fallback>
        </inquiry-form>
        <Ways ways={ways} ground="on-sand" />
      </div>
    </div>
  )
}
