import { Check } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { quoteLabel } from '../../routes/routes.ts'

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
