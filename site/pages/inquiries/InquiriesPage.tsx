import {
  email,
  mailHref,
  phone,
  responseDays,
  responseHours,
  telHref,
  town,
} from 'virtual:content/business'
import { serviceNames } from 'virtual:content/catalogue'
import { Mail, Phone } from 'lucide-react'
import { useRef } from 'react'
import { Fallback } from '../../components/blocks/Fallback.tsx'
import { Guarantee } from '../../components/blocks/Guarantee.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { Wipe } from '../../components/pictures/Wipe.tsx'
import { useBeforePaint } from '../../hooks/use-before-paint.ts'
import { useWidget } from '../../hooks/use-widget.ts'
import { useQuery } from '../../routing/navigation.ts'
import './InquiriesPage.css'

const ways = [
  { icon: Phone, label: 'Call us', text: phone, href: telHref },
  { icon: Mail, label: 'Or write', text: email, href: mailHref },
]

/** The contact page: the element a partner would use, and how else to reach us. */
export function InquiriesPage() {
  const element = useRef<HTMLElement>(null)
  const service = new URLSearchParams(useQuery()).get('service') ?? ''
  useWidget('/widgets/inquiry-form.js', 'inquirysubmit')

  useBeforePaint(() => {
    if (Object.hasOwn(serviceNames, service)) element.current?.setAttribute('service', service)
    else element.current?.removeAttribute('service')
  }, [service])

  return (
    <div className="split split-5 wrap inquiries">
      <div className="inquiries-pitch">
        <h1 tabIndex={-1}>Tell us about the mess.</h1>
        <p className="lead">
          No job is too small and no oven is too far gone. Write a few lines and a real person in{' '}
          {town} writes back.
        </p>
        <Guarantee
          text={`Our ${responseHours}-hour response guarantee. We answer within ${responseDays}.`}
        />
        <Wipe
          before="driveway-before"
          after="driveway-after"
          alt="A white house with a yellow door, its driveway half washed"
          sizes="960px"
        />
      </div>
      <div className="inquiries-form">
        <inquiry-form ref={element}>
          <Fallback className="tile on-card">
            <h2 className="d3">Prefer to talk? So do we.</h2>
            <p>
              If the form does not show up here, call <a href={telHref}>{phone}</a> or write to{' '}
              <a href={mailHref}>{email}</a>.
            </p>
          </Fallback>
        </inquiry-form>
        <Ways ways={ways} ground="on-sand" />
      </div>
    </div>
  )
}
