import type { LucideIcon } from 'lucide-react'
import type { Point } from '../../content-types/company.ts'
import { inRows } from './in-rows.ts'
import './Points.css'

interface Props {
  points: readonly Point[]
  /** Side by side under thick bars, or between thin rules; neither when there is none. */
  look?: 'barred' | 'ruled'
  /** How many are beside each other; without it, as many as have room. */
  columns?: 1 | 2
  /** The headings are those of a list, or larger. */
  heading?: 'd4' | 'd5'
  /** Beside each heading. */
  icon?: LucideIcon
  className?: string
}

/** A list of headings, each with a sentence. */
export function Points({ points, look, columns, heading = 'd5', icon: Icon, className }: Props) {
  const classes = ['points', `points-${columns ?? 'rows'}`, look && `points-${look}`, className]
  return (
    <ul
      className={classes.filter(Boolean).join(' ')}
      style={columns ? undefined : inRows(points.length)}
    >
      {points.map(({ title, text }) => (
        <li key={title}>
          {Icon && (
            <span className="tile-icon">
              <Icon aria-hidden />
            </span>
          )}
          <h3 className={heading}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
