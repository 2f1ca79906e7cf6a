import { ClosingCall } from '../../../components/blocks/Call.tsx'
import type { BlockProps } from '../../../content-schema/blocks.ts'

/** The band before the footer that invites visitors to get a quote. */
export function Closing({ heading, text, service }: BlockProps<{ kind: 'closing' }>) {
  return <ClosingCall heading={heading} text={text} service={service} />
}
