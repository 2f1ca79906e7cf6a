import { catalogue } from 'virtual:content/catalogue'
import { story } from 'virtual:content/pages/about'
import { roundingNote } from '../../../widgets/rules/engine/quote.ts'
import { Headline } from '../../components/blocks/Headline.tsx'
import { Receipt } from '../../components/blocks/Receipt.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import type { StoryCard } from '../../content-schema/pages.ts'
import { offeredAnswers, quoteFor } from '../../prices/priced-answers.ts'
import './Story.css'

/** The backgrounds of the cards, in turn. */
const grounds = ['on-sage lit', 'on-sand', 'on-gold', 'on-tint']

/** The story in cards, some with a picture or a receipt next to the words. */
export function Story() {
  return (
    <section className="section wrap">
      <h2 className="d2">
        <Headline text={story.heading} />
      </h2>
      <ul className="story">
        {story.cards.map(({ title, text, picture, example }, index) => (
          <li key={title} className={`tile tile-art ${grounds[index % grounds.length]}`}>
            {picture && <SlantPicture name={picture} />}
            {example && <Example of={example} />}
            <h3 className="d3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The receipt of an example, with the quote builder's prices; nothing if none of it is offered. */
function Example({ of: { service, answers } }: { of: NonNullable<StoryCard['example']> }) {
  const quote = quoteFor(catalogue, offeredAnswers(catalogue, { service, ...answers }))
  const lines = quote.lines.map(({ label, price }) => ({ what: label, price }))
  if (lines.length === 0) return null
  return (
    <Receipt
      lines={lines}
      total={quote.total}
      totalNote={roundingNote(quote)}
      taxes={quote.taxes}
      size={2}
      className="on-card"
    />
  )
}
