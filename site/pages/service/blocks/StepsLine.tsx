import { StepList } from '../../../components/blocks/StepList.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'
import './StepsLine.css'

type Props = BlockProps<{ kind: 'steps'; look: 'line' }>

/** Numbered steps along a line from one word to another. */
export function StepsLine({ heading, start, end, steps }: Props) {
  return (
    <section className="band on-ink">
      <div className="wrap">
        <h2 className="d2">{heading}</h2>
        <div className={`step-line ${steps.length <= 5 ? 'step-line-across' : ''}`}>
          <span>{start}</span>
          <StepList steps={steps} layout="columns" />
          <span>{end}</span>
        </div>
      </div>
    </section>
  )
}
