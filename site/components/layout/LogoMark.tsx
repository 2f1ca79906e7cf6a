import { mark } from 'virtual:look'
import { DrawnLogo } from './DrawnLogo.tsx'

/** The company's square mark. */
export function LogoMark() {
  return <DrawnLogo logo={mark} />
}
