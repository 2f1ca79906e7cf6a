import type { ReactNode, RefObject } from 'react'
import { Icon } from '../fields/Icon.tsx'
import { icons } from './icons.ts'

interface NoticeProps {
  /** Takes the focus whenever a notice appears. */
  box: RefObject<HTMLDivElement | null>
  /** Good news, or what is wrong. */
  good?: boolean
  heading: string
  children: ReactNode
}

/** What became of pressing the button, at the top of the form. Its role tells it; a name would tell its heading twice. */
export function Notice({ box, good, heading, children }: NoticeProps) {
  return (
    <div
      ref={box}
      className={good ? 'notice good' : 'notice'}
      part="notice"
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon path={good ? icons.right : icons.warning} />
      <div>
        <h2>{heading}</h2>
        {children}
      </div>
    </div>
  )
}
