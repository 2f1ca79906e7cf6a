import { name, shortName } from 'virtual:content/business'
import { wideLogo } from 'virtual:look'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { DrawnLogo } from './DrawnLogo.tsx'
import { LogoMark } from './LogoMark.tsx'

const rest = name.startsWith(shortName) ? name.slice(shortName.length) : ''

/** Lets the bar on a phone make room for a long name. */
const letters: CSSProperties & Record<'--letters', number> = { '--letters': shortName.length }

/**
 * The mark and the name, linking home; a wide logo stands for both. Only the short name is shown
 * where there is little room.
 */
export function Logo() {
  if (wideLogo)
    return (
      <Link href="/" className="logo">
        <span className="hidden">{name}</span>
        <span className="logo-wide">
          <DrawnLogo logo={wideLogo} />
        </span>
      </Link>
    )
  return (
    <Link href="/" className="logo">
      <span className="logo-mark">
        <LogoMark />
      </span>
      <span className="logo-name" style={letters}>
        <span>{shortName}</span>
        <span className="logo-rest">{rest}</span>
      </span>
    </Link>
  )
}
