import { Check } from 'lucide-react'
import { money, percentChange } from '../../../widgets/rules/money.ts'
import { unitPrice } from '../../../widgets/rules/quote.ts'
import { ClosingCall } from '../../components/blocks/ClosingCall.tsx'
import { Numeral } from '../../components/blocks/Numeral.tsx'
import { Points } from '../../components/blocks/Points.tsx'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { SectionHead } from '../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../components/blocks/ServiceHero.tsx'
import { Steps } from '../../components/blocks/Steps.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { area } from '../../content/business.ts'
import { benefits, example, premises, process } from '../../content/commercial.ts'
import { prices } from '../../content/prices.ts'
import { oneBuilding, spaces, totalOf } from '../../priced.ts'
import './CommercialPage.css'

const office = spaces(example)

const lines = example.map((line) => {
  const each = unitPrice(prices, 'commercial', line.id)
  const of = spaces([line])
  return { what: of.name, note: `${money(each)} each`, price: line.count * each, of }
})

const looks = {
  office: { ground: 'on-tint', picture: 'office' },
  retail: { ground: 'on-gold', picture: 'shop' },
  restaurant: { ground: 'on-ink', picture: 'restaurant' },
}

/** Cleaning for offices, shops and restaurants: a bill that can be checked by anyone. */
export function CommercialPage() {
  return (
    <>
      <ServiceHero
        service="commercial"
        className="com-hero"
        title="First impressions, freshly mopped."
        text={`Commercial cleaning in ${area}, itemized room by room. Read this sum, then make your own.`}
      >
        <div className="tile on-sage com-slip">
          <h2 className="d5">A mid-sized office, one visit</h2>
          <Receipt lines={lines} total={totalOf(prices, office)} of={office} size={5} />
        </div>
      </ServiceHero>

      <section className="section wrap">
        <SectionHead
          heading="Three kinds of door."
          text="Rooms cost the same everywhere. What goes on in them is the adjustment."
        />
        <ul className="com-street">
          {premises.map(({ id, title, text }) => (
            <li key={id} className={`tile ${looks[id].ground}`}>
              <h3 className="d3">{title}</h3>
              <p>{text}</p>
              <p className="com-change">
                <Numeral size={3} of={oneBuilding(id)}>
                  {percentChange(prices.buildingType[id])}
                </Numeral>
                facility adjustment
              </p>
              <Picture
                name={looks[id].picture}
                alt=""
                sizes="(width <= 900px) 45vw, (width <= 1440px) 31vw, 416px"
              />
            </li>
          ))}
        </ul>
      </section>

      <section className="section wrap">
        <h2 className="d2">Reasons to hand over the keys.</h2>
        <Points points={benefits} look="ruled" columns={2} heading="d4" icon={Check} />
      </section>

      <section className="band on-ink">
        <div className="wrap">
          <h2 className="d2">From walkthrough to spotless.</h2>
          <Steps steps={process} layout={4} className="com-steps" />
        </div>
      </section>

      <ClosingCall
        heading="Your accountant will like this"
        lastWord="one."
        text="Choose the kind of premises, count offices, restrooms and common areas, and read every line."
        service="commercial"
      />
    </>
  )
}
