import { catalogue } from 'virtual:content/catalogue'
import { story } from 'virtual:content/pages/about'
import { roundingNote } from '../../../widgets/rules/engine/quote.ts'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { offeredOf, quoteOf } from '../../priced.ts'
import './Story.css'

/** An example, with the quote tool's own numbers. */
const rooms = { bedrooms: 2, bathrooms: 1, kitchens: 1 }
const example = quoteOf(catalogue, offeredOf(catalogue, { service: 'residential', ...rooms }))
const lines = example.lines.map(({ label, price }) => ({ what: label, price }))

/** What each card stands on, and what stands beside its words, in the order of the content. */
const looks = [
  { ground: 'on-sage lit', beside: null },
  { ground: 'on-sand', beside: <SlantPicture name="tools" /> },
  {
    ground: 'on-gold',
    beside: lines.length > 0 && (
      <Receipt
        lines={lines}
        total={example.total}
        totalNote={roundingNote(example)}
        taxes={example.taxes}
        size={2}
        className="on-card"
      />
    ),
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
