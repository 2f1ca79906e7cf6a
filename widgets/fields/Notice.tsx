import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../element/Icon.tsx'
import { focusMessage } from './focus-message.ts'
import { icons } from './icons.ts'
import { LiveText } from './LiveText.tsx'

interface NoticeProps {
  /** Good news; otherwise an error. */
  isGood?: boolean
  /** Whether it is shown without a press, from the start; then it does not take the focus. */
  isQuiet?: boolean
  heading: string
  /** The heading's level, which depends on the headings around it. */
  level: 'h2' | 'h3'
  children: ReactNode
}

/**
 * A box at the top of the form, which takes the focus when it appears. Its role announces it; with
 * an accessible name as well, its heading would be announced twice.
 */
export function Notice({
  isGood = false,
  isQuiet = false,
  heading,
  level: Heading,
  children,
}: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isQuiet) focusMessage(box.current)
  }, [isQuiet])
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
