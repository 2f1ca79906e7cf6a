import { Steps } from '../../../components/blocks/Steps.tsx'
import { Drawing } from '../../../components/pictures/Drawing.tsx'
import type { StepRows as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'
import './StepRows.css'

/** Numbered steps below each other, next to their heading. */
export function StepRows({ heading, drawing, steps }: BlockProps<Block>) {
  return (
    <section className="section wrap split split-5 step-rows">
      <div className="stay">
        <h2 className="d2">{heading}</h2>
        {drawing && <Drawing name={drawing} />}
      </div>
      <Steps steps={steps} layout="rows" />
    </section>
  )
}
