import { Steps } from '../../../components/blocks/Steps.tsx'
import type { StepBars as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import './StepBars.css'

/** Numbered steps, each under a bar that is fuller than the one before. */
export function StepBars({ heading, steps }: BlockProps<Block>) {
  return (
    <section className="band on-ink">
      <div className="wrap">
        <h2 className="d2">{heading}</h2>
        <Steps steps={steps} layout="columns" className="step-bars" />
      </div>
    </section>
  )
}
