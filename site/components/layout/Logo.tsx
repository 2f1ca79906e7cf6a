import { Link } from 'wouter'
import { name, shortName } from '../../content/business.ts'

const ray = 'M-4.7-24.4Q0-31.6 4.7-24.4L1.8-8.6Q0-5.4-1.8-8.6Z'

/** The mark and the name, linking home. Where room is short only the short name is left. */
export function Logo() {
  return (
    <Link href="/" className="logo">
      <span className="logo-mark">
        <svg viewBox="-25.5 -33 51 29" aria-hidden="true">
          <path d={ray} transform="rotate(-50)" />
          <path d={ray} transform="scale(1 1.1)" />
          <path d={ray} transform="rotate(50)" />
        </svg>
      </span>
      <span>
        {shortName}
        <span className="logo-rest">{name.slice(shortName.length)}</span>
      </span>
    </Link>
  )
}
