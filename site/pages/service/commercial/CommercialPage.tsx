import { area } from 'virtual:content/business'
import { catalogue } from 'virtual:content/catalogue'
import { benefits, example, premises, process } from 'virtual:content/pages/commercial'
import { Check } from 'lucide-react'
import { roundingNote } from '../../../../widgets/rules/engine/quote.ts'
import { cents, money, percentChange } from '../../../../widgets/rules/money.ts'
import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import { Numeral } from '../../../components/blocks/Numeral.tsx'
import { Points } from '../../../components/blocks/Points.tsx'
import { Receipt } from '../../../components/blocks/Receipt.tsx'
import { SectionHead } from '../../../components/blocks/SectionHead.tsx'
import { ServiceHero } from '../../../components/blocks/ServiceHero.tsx'
import { Steps } from '../../../components/blocks/Steps.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { countInWords } from '../../../number-words.ts'
import { offeredOf, quoteOf, unitOf } from '../../../priced.ts'
import './CommercialPage.css'

const service = 'commercial'

const spaces = example.flatMap(({ id, count, name }) => {
  const space = unitOf(catalogue, { service, [id]: count }, id)
  if (!space) return []
  const each = cents(space.price)
  const what = `${count} ${name}`
  return { what, note: `${money(each)} each`, price: count * each, of: { ...space, name: what } }
})

const office = {
  name: spaces.map(({ what }) => what).join(', '),
  given: offeredOf(catalogue, {
    service,
    ...Object.fromEntries(example.map(({ id, count }) => [id, count])),
  }),
}

const quote = quoteOf(catalogue, office.given)
/** What every visit is charged comes after what is counted. */
const charges = quote.lines.slice(spaces.length).map(({ label, price }) => ({ what: label, price }))

const buildings = premises.flatMap(({ id, ...words }) => {
  const building = unitOf(catalogue, { service, buildingType: id }, 'buildingType')
  return building ? { id, ...words, building } : []
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
        {spaces.length > 0 && (
          <div className="tile on-sage com-slip">
            <h2 className="d5">A mid-sized office, one visit</h2>
            <Receipt
              lines={[...spaces, ...charges]}
              total={quote.total}
              totalNote={roundingNote(quote)}
              taxes={quote.taxes}
              of={office}
              size={5}
            />
          </div>
        )}
      </ServiceHero>

      {buildings.length > 0 && (
        <section className="section wrap">
          <SectionHead
            heading={`${countInWords(buildings.length, 'kind', 'kinds')} of door.`}
            text="Rooms cost the same everywhere. What goes on in them is the adjustment."
          />
          <ul className="com-street">
            {buildings.map(({ id, title, text, building }) => (
              <li key={id} className={`tile ${looks[id].ground}`}>
                <h3 className="d3">{title}</h3>
                <p>{text}</p>
                <p className="com-change">
                  <Numeral size={3} of={building}>
                    {percentChange(building.percent)}
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
      )}

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
