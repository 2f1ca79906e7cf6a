import type { LucideIcon } from 'lucide-react'
import type { Point } from '../../content-schema/parts.ts'
import { inRows } from './in-rows.ts'
import './PointList.css'

interface Props {
  points: readonly Point[]
  /** Under thick bars, or between thin rules; without it, neither. */
  look?: 'barred' | 'ruled'
  /** The number of columns; without it, as many as fit. */
  columns?: 1 | 2
  /** The size of the headings: `d5` as in lists, or the larger `d4`. */
  heading?: 'd4' | 'd5'
  /** Shown next to each heading. */
  icon?: LucideIcon
  className?: string
}

/** A list of headings, each with a sentence. */
export function PointList({ points, look, columns, heading = 'd5', icon: Icon, className }: Props) {
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
