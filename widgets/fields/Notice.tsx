import type { ReactNode, RefObject } from 'react'
import { Icon } from '../element/Icon.tsx'
import { icons } from './icons.ts'
import { LiveText } from './LiveText.tsx'

interface NoticeProps {
  box: RefObject<HTMLDivElement | null>
  /** Good news, or what is wrong. */
  isGood?: boolean
  heading: string
  /** How the heading fits under those around it. */
  level: 'h2' | 'h3'
  children: ReactNode
}

/** A box at the top of the form. Its role announces it; a name would announce its heading twice. */
export function Notice({ box, isGood = false, heading, level: Heading, children }: NoticeProps) {
  return (
    <div
      ref={box}
      className={isGood ? 'notice good' : 'notice'}
      part="notice"
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon path={isGood ? icons.right : icons.warning} />
      <div>
        <Heading>
          <LiveText text={heading} />
        </Heading>
        {children}
      </div>
    </div>
  )
}
