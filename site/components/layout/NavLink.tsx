import { BookOpen, Check, CircleHelp, type LucideIcon, Mail, Users } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { Link, useLocation } from 'wouter'
import type { Route } from '../../routes/route-table.ts'
import { quoteLabel } from '../../routes/routes.ts'
import { DrawnIcon } from '../DrawnIcon.tsx'

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
  const { path, label, icon } = route
  const Icon = menuIcons[path]
  const drawing = icon ? <DrawnIcon path={icon} /> : Icon && <Icon aria-hidden />
  const isCurrent = isWithin(path, current)
  return (
    <Link
      href={path}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? (path === current ? 'page' : 'true') : undefined}
    >
      {drawing && <span className="tile-icon">{drawing}</span>}
      <span>{label}</span>
      {isCurrent && <Check className="current" aria-hidden />}
    </Link>
  )
}

/** The icons of menu links whose route has none, by path. A path that is not here has no icon. */
const menuIcons: Partial<Record<string, LucideIcon>> = {
  '/about': Users,
  '/inquiries': Mail,
  '/blog': BookOpen,
  '/faq': CircleHelp,
}

/**
 * The button to the quote builder; on the quote builder's page it has the check mark of the current
 * page.
 */
export function QuoteLink({ className }: { className: string }) {
  const [current] = useLocation()
  const isCurrent = current === '/quote-builder'
  return (
    <Link
      href="/quote-builder"
      className={`btn btn-gold ${className}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <Check className="current" aria-hidden />}
      <span>{quoteLabel}</span>
    </Link>
  )
}
