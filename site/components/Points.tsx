import type { Point } from '../content/types.ts'

/** A list of headings, each with a sentence. Each page lays it out in its own way. */
export function Points({ points, className }: { points: readonly Point[]; className?: string }) {
  return (
    <ul className={className}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
