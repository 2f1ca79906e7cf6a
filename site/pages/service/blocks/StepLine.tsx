import { Steps } from '../../../components/blocks/Steps.tsx'
import type { StepLine as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import './StepLine.css'

/** Numbered steps along a line from one word to another. */
export function StepLine({ heading, start, end, steps }: BlockProps<Block>) {
  return (
    <section className="band on-ink">
      <div className="wrap">
        <h2 className="d2">{heading}</h2>
        <div className={`step-line ${steps.length <= 5 ? 'step-line-across' : ''}`}>
          <span>{start}</span>
          <Steps steps={steps} layout="columns" />
          <span>{end}</span>
        </div>
      </div>
    </section>
  )
}
