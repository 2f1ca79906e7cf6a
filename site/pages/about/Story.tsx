import { cents } from '../../../widgets/rules/money.ts'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { story } from '../../content/about.ts'
import { prices } from '../../content/prices.ts'
import './Story.css'

const { bedrooms, bathrooms, kitchens } = prices.residential

/** An example, with the quote tool's own numbers. */
const lines = [
  { what: '2 Bedrooms', price: cents(2 * bedrooms) },
  { what: '1 Bathroom', price: cents(bathrooms) },
  { what: '1 Kitchen', price: cents(kitchens) },
]
const total = 2 * bedrooms + bathrooms + kitchens

/** What each card stands on, and what stands beside its words, in the order of the content. */
const looks = [
  { ground: 'on-sage lit', beside: null },
  { ground: 'on-sand', beside: <SlantPicture name="tools" /> },
  {
    ground: 'on-gold',
    beside: <Receipt lines={lines} total={total} size={2} className="on-card" />,
  },
  { ground: 'on-tint', beside: <SlantPicture name="van" /> },
]

/** Our Story in four cards, each of its own build. */
export function Story() {
  return (
    <section className="section wrap">
      <h2 className="d2">Our Story</h2>
      <ul className="story">
        {story.map(({ title, text }, index) => (
          <li key={title} className={`tile tile-art ${looks[index]?.ground}`}>
            {looks[index]?.beside}
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
