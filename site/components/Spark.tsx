import { hasSpark } from 'virtual:look'

const ray = 'M-3.1-25.6Q0-30.4 3.1-25.6L1.35-9.4Q0-6.8-1.35-9.4Z'

/**
 * Three tapered rays, if the company wants them. Use it at most once per view, next to a headline.
 */
export function Spark() {
  if (!hasSpark) return null
  return (
    <svg className="spark" viewBox="-24 -31 48 28" fill="currentColor" aria-hidden="true">
      <path d={ray} transform="rotate(-46)" />
      <path d={ray} />
      <path d={ray} transform="rotate(46)" />
    </svg>
  )
}
