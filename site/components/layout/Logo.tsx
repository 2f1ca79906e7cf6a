import { Link } from 'wouter'
import { name, shortName } from '../../content/business.ts'
import { LogoMark } from './LogoMark.tsx'

/** The mark and the name, linking home. Where room is short only the short name is left. */
export function Logo() {
  return (
    <Link href="/" className="logo">
      <span className="logo-mark">
        <LogoMark />
      </span>
      <span>
        {shortName}
        <span className="logo-rest">{name.slice(shortName.length)}</span>
      </span>
    </Link>
  )
}
