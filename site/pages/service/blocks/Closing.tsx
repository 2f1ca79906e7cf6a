import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import type { Closing as Block } from '../../../content-types/service-blocks.ts'
import type { BlockProps } from './block-props.ts'

/** The band before the footer that invites visitors to get a quote. */
export function Closing({ service, heading, text }: BlockProps<Block>) {
  return <ClosingCall heading={heading} text={text} service={service} />
}
