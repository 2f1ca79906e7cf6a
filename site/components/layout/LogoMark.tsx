import { logo } from 'virtual:look'
import { DrawnLogo } from './DrawnLogo.tsx'

/** The company's own logo. */
export function LogoMark() {
  return <DrawnLogo logo={logo} />
}
