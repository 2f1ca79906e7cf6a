import type { Point } from '../../content-types.ts'
import './Steps.css'

interface Props {
  steps: readonly Point[]
  /** How many stand side by side; in rows each number stands beside its words. */
  layout: 3 | 4 | 'rows'
  className?: string
}

/** A numbered process. */
export function Steps({ steps, layout, className = '' }: Props) {
  return (
    <ol className={`steps steps-${layout} ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
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
