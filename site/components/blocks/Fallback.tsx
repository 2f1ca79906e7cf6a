import type { ReactNode } from 'react'
import './Fallback.css'

/** The content of a widget's tag until the widget runs. Its styles show it only after a while. */
export function Fallback({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return <div className={`fallback ${className}`}>{children}</div>
}
