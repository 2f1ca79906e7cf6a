import { Headline } from '../../components/blocks/Headline.tsx'
import { PersonCard } from '../../components/people/PersonCard.tsx'
import type { TeamContent } from '../../content-schema/people.ts'
import './Team.css'

/** The people who come, a card each; the headline takes the places that their rows leave free. */
export function Team({ heading, text, people }: TeamContent) {
  return (
    <section className="section wrap team">
      <div>
        <h2 className="d2">
          <Headline text={heading} />
        </h2>
        <p className="lead">{text}</p>
      </div>
      {people.map((person) => (
        <PersonCard key={person.name} {...person} />
      ))}
    </section>
  )
}
