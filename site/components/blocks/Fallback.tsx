import type { ReactNode } from 'react'
import './Fallback.css'

/** What stands in a widget until it runs. It speaks up only when the widget is late. */
export function Fallback({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return <div className={`fallback ${className}`}>{children}</div>
}
