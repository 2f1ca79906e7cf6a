import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import type { Closing as Block } from '../../../content-types/service-blocks.ts'
import type { Of } from './block-props.ts'

/** The band before the footer that invites visitors to get a quote. */
export function Closing({ service, heading, text }: Of<Block>) {
  return <ClosingCall heading={heading} text={text} service={service} />
}
