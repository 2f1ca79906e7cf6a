import { Amounts } from '../../../widgets/fields/Amounts.tsx'
import { Headline } from './Headline.tsx'

/** The headline of a section, with a short text next to it. */
export function SectionHead({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="split split-8 split-end">
      <h2 className="d2">
        <Headline text={heading} />
      </h2>
      <p className="lead">
        <Amounts text={text} />
      </p>
    </div>
  )
}
