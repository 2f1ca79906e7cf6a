import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { addressPieces } from '../../../widgets/rules/text/mailto.ts'
import './Ways.css'

interface Way {
  icon: LucideIcon
  label?: string
  text: string
  href?: string
}

interface Props {
  ways: Way[]
  /** The class of the ground of each. */
  ground?: string
  className?: string
}

/** Ways to reach us. Each can be pressed anywhere on its card. */
export function Ways({ ways, ground, className = '' }: Props) {
  return (
    <ul className={`ways ${className}`}>
      {ways.map(({ icon: Icon, label, text, href }) => (
        <li key={text} className={ground}>
          <span className="tile-icon tile-icon-l">
            <Icon aria-hidden />
          </span>
          {label && <h2>{label}</h2>}
          <Value text={text} href={href} />
        </li>
      ))}
    </ul>
  )
}

function Value({ text, href }: { text: string; href: string | undefined }) {
  if (!href) return <address>{text}</address>
  const [beforeAt, afterAt] = addressPieces(text)
  // The router handles paths; phone numbers and email addresses are plain links.
  const Anchor = href.startsWith('/') ? Link : 'a'
  return (
    <Anchor className="cover" href={href}>
      {beforeAt}
      <wbr />
      {afterAt}
    </Anchor>
  )
}
