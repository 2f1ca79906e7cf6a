import { StepList } from '../../../components/blocks/StepList.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import './Steps.css'

type Props = BlockProps<{ kind: 'steps'; look: 'rows' | 'bars' }>

/**
 * Numbered steps: below each other next to their heading, or each under a bar that is fuller than
 * the one before.
 */
export function Steps(props: Props) {
  const heading = <h2 className="d2">{props.heading}</h2>
  if (props.look === 'bars')
    return (
      <section className="band on-ink">
        <div className="wrap">
          {heading}
          <StepList steps={props.steps} layout="columns" className="step-bars" />
        </div>
      </section>
    )
  return (
    <section className="section wrap split split-5 step-rows">
      <div className="stay">
        {heading}
        {props.drawing && <Drawing name={props.drawing} />}
      </div>
      <StepList steps={props.steps} layout="rows" />
    </section>
  )
}
