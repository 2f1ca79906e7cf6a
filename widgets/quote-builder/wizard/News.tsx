import type { RefObject } from 'react'
import { Amounts } from '../../fields/Amounts.tsx'
import type { NewsLine } from '../../rules/wizard/news-lines.ts'
import type { Action } from '../../rules/wizard/wizard.ts'

interface NewsProps {
  lines: readonly NewsLine[]
  onPress(action: Action): void
  /** The step's heading, which takes the focus from a button that goes away. */
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * Messages about the visitor's quote, with buttons such as the one that brings a quote back. It is
 * always rendered, or screen readers would miss its first line; of several lines they read only the
 * new ones.
 */
export function News({ lines, onPress, heading }: NewsProps) {
  return (
    <div className="news" role="status" aria-atomic="false">
      {lines.map(({ text, button }) => (
        <p key={text}>
          <span>
            <Amounts text={text} />
          </span>
          {button && (
            <button
              type="button"
              onClick={() => {
                onPress(button.action)
                heading.current?.focus()
              }}
            >
              {button.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
