import type { ReactNode } from 'react'
import './Fallback.css'

/** The content of a widget until it runs. It is visible only when the widget is late. */
export function Fallback({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return <div className={`fallback ${className}`}>{children}</div>
}
