import type { CSSProperties } from 'react'
import type { Point } from '../../content-types/company.ts'
import { inRows } from './in-rows.ts'
import './Steps.css'

interface Props {
  steps: readonly Point[]
  /** Side by side, or below each other with each number next to its words. */
  layout: 'columns' | 'rows'
  className?: string
}

/** A numbered process. */
export function Steps({ steps, layout, className = '' }: Props) {
  return (
    <ol
      className={`steps steps-${layout} ${className}`}
      style={layout === 'columns' ? columnsOf(steps.length) : undefined}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} style={layout === 'columns' ? numberOf(index) : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={layout === 'rows' ? 'd4' : 'd5'}>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** For styles: `--steps` is the number of steps, `--step` the number of this step. */
const columnsOf = (count: number) => ({ ...inRows(count), '--steps': count })

const numberOf = (index: number): CSSProperties & Record<'--step', number> => ({
  '--step': index + 1,
})
