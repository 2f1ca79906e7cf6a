import type { Point } from '../content/types.ts'

/** A numbered process. Each page lays it out in its own way. */
export function Steps({ steps, className }: { steps: Point[]; className: string }) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
