import type { Point } from '../../content-schema/parts.ts'
import { inRows } from './in-rows.ts'
import './StepList.css'

interface Props {
  steps: readonly Point[]
  /** Side by side, or below each other with each number next to its words. */
  layout: 'columns' | 'rows'
  className?: string
}

/** A numbered process. */
export function StepList({ steps, layout, className = '' }: Props) {
  const isAcross = layout === 'columns'
  return (
    <ol
      className={`steps steps-${layout} ${className}`}
      style={isAcross ? { ...inRows(steps.length), '--steps': steps.length } : undefined}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} style={isAcross ? { '--step': index + 1 } : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={isAcross ? 'd5' : 'd4'}>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
