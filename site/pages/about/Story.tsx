import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { story } from '../../content/about.ts'
import { prices } from '../../content/prices.ts'
import './Story.css'

const { bedrooms, bathrooms, kitchens } = prices.residential

/** An example, with the quote tool's own numbers. */
const receipt: [what: string, dollars: number][] = [
  ['2 Bedrooms', 2 * bedrooms],
  ['1 Bathroom', bathrooms],
  ['1 Kitchen', kitchens],
]

/** What stands beside the words of each card, in the order of the content. */
const beside = [
  null,
  <SlantPicture key="picture" name="tools" />,
  <Receipt key="receipt" />,
  <SlantPicture key="picture" name="van" />,
]

/** Our Story in four cards, each of its own build. */
export function Story() {
  return (
    <section className="section wrap">
      <h2 className="d2">Our Story</h2>
      <ul className="story">
        {story.map(({ title, text }, index) => (
          <li key={title}>
            {beside[index]}
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Receipt() {
  const total = receipt.reduce((sum, [, dollars]) => sum + dollars, 0)
  return (
    <dl className="story-receipt">
      {receipt.map(([what, dollars]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>${dollars}</dd>
        </div>
      ))}
      <div className="story-total">
        <dt>Total</dt>
        <dd className="num">
          <span className="dollar">$</span>
          {total}
        </dd>
      </div>
    </dl>
  )
}
