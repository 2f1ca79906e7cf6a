import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import './Ways.css'

interface Way {
  icon: LucideIcon
  label?: string
  text: string
  href?: string
}

interface Props {
  ways: Way[]
  /** What each stands on. */
  ground?: string
  className?: string
}

/** Ways to reach us. Each is pressed anywhere on it. */
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
  // The router takes paths; a phone number or an address of mail is a plain link.
  const Anchor = href.startsWith('/') ? Link : 'a'
  return (
    <Anchor className="cover" href={href}>
      {text}
    </Anchor>
  )
}
