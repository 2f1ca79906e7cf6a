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

/** What became of pressing the button, at the top of the form. */
export function Notice({ box, good, heading, children }: NoticeProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name.
    <div
      ref={box}
      className={good ? 'notice good' : 'notice'}
      part="notice"
      role={good ? 'status' : 'alert'}
      aria-labelledby="notice"
      tabIndex={-1}
    >
      <Icon path={good ? icons.right : icons.warning} />
      <div>
        <h2 id="notice">{heading}</h2>
        {children}
      </div>
    </div>
  )
}
