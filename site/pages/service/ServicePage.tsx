import { catalogue, pages, words } from 'virtual:content/catalogue'
import { Check } from 'lucide-react'
import { useLocation } from 'wouter'
import { completeAnswers, serviceOf } from '../../../widgets/rules/engine/answers.ts'
import { cardPrice } from '../../../widgets/rules/engine/card-price.ts'
import { shownSteps } from '../../../widgets/rules/engine/shown-steps.ts'
import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { Price } from '../../components/blocks/Price.tsx'
import { ServiceHero } from '../../components/blocks/ServiceHero.tsx'
import { Steps } from '../../components/blocks/Steps.tsx'
import { DrawnIcon } from '../../components/DrawnIcon.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { countInWords } from '../../number-words.ts'
import { routeOf } from '../../routes.ts'
import { ServicePrices } from './ServicePrices.tsx'
import './ServicePage.css'

/** The page of a service that has no other: what its file says, from the first price to the last step. */
export function ServicePage() {
  const [path] = useLocation()
  const page = pages.find((one) => one.path === path)
  const service = serviceOf(catalogue, page?.id)
  if (!page || !service) return null
  const { id, card, icon } = service
  const asking = shownSteps(catalogue, completeAnswers(catalogue, { service: id }))
  const steps = [...asking, words.contact].map(({ heading, intro = '' }) => ({
    title: heading,
    text: intro,
  }))

  return (
    <>
      <ServiceHero service={id} className="any-hero" text={routeOf(path).description}>
        <div className="tile tile-art lit on-sage any-first">
          {page.picture && <SlantPicture name={page.picture} isFirst />}
          <span className="tile-icon tile-icon-l">
            <DrawnIcon path={icon} />
          </span>
          <h2 className="d4">{card.unit}</h2>
          <Price
            dollars={cardPrice(catalogue, service) / 100}
            size={5}
            of={{ name: card.unit, given: { ...card.from, service: id } }}
          />
        </div>
      </ServiceHero>

      <ServicePrices service={service} note={words.quote.priceNote} />

      <section className="band on-ink">
        <div className="wrap split">
          <h2 className="d2">{words.quote.included.heading}</h2>
          <ul className="any-included">
            {words.quote.included.list.map((text) => (
              <li key={text}>
                <Check className="icon" aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="section wrap split split-5">
        <h2 className="d2 stay">{countInWords(steps.length, 'step', 'steps')} to a date.</h2>
        <Steps steps={steps} layout="rows" />
      </section>

      <ClosingCall
        heading="Know the price before you"
        lastWord="book."
        text="Answer a few questions and read every line, before you tell us your name."
        service={id}
      />
    </>
  )
}
