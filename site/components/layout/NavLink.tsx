import { Check } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Link, useLocation } from 'wouter'
import type { Route } from '../../routes.ts'
import { menuIcons } from './menu-icons.ts'

/** Whether the visitor is on a path or, as with a blog article, below it. */
export function isWithin(path: string, current: string): boolean {
  return current === path || (path !== '/' && current.startsWith(`${path}/`))
}

interface Props {
  route: Route
  className?: string
  onClick?: MouseEventHandler
}

/** A link of a menu: with its icon where it has one, and a check mark where the visitor is. */
export function NavLink({ route, className, onClick }: Props) {
  const [current] = useLocation()
  const { path, label } = route
  const Icon = menuIcons[path]
  const isCurrent = isWithin(path, current)
  return (
    <Link
      href={path}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? (path === current ? 'page' : 'true') : undefined}
    >
      {Icon && (
        <span className="tile-icon">
          <Icon aria-hidden />
        </span>
      )}
      <span>{label}</span>
      {isCurrent && <Check className="current" aria-hidden />}
    </Link>
  )
}
