import { ClosingCall } from '../../../components/blocks/ClosingCall.tsx'
import type { Closing as Block } from '../../../service-blocks.ts'
import type { Of } from './block-props.ts'

/** The band before the footer that asks to get a quote. */
export function Closing({ service, heading, text }: Of<Block>) {
  const end = heading.lastIndexOf(' ')
  return (
    <ClosingCall
      heading={heading.slice(0, Math.max(end, 0))}
      lastWord={heading.slice(end + 1)}
      text={text}
      service={service}
    />
  )
}
