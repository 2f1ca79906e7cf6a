import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, icons } from '../element/Icon.tsx'
import { useSay } from '../element/useLanguage.ts'
import type { FormErrors } from '../rules/lead/form-state.ts'
import * as en from '../words/en.ts'
import { LiveText } from './Amounts.tsx'

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

/**
 * Moves the focus to a message and scrolls all of it into view, because focusing alone may show
 * only a part. Call it only for a message that follows a press of the form's button; others leave
 * the focus where it is. If the visitor is elsewhere in the page by now, the focus stays there.
 */
export function focusMessage(message: HTMLElement | null): void {
  const { activeElement, body } = document
  const isElsewhere = activeElement && activeElement !== body
  if (!message || (isElsewhere && activeElement !== outermost(message))) return
  message.focus({ preventScroll: true })
  message.scrollIntoView({ block: 'nearest' })
}

/** The element in the page itself that contains `element`, through any number of shadow roots. */
function outermost(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? outermost(root.host) : element
}

interface ThingsToFixProps {
  /** The errors, by the id of the field. */
  errors: FormErrors
  level: 'h2' | 'h3'
}

/** The summary of errors: each is a link to its field. */
export function ThingsToFix({ errors, level }: ThingsToFixProps) {
  const say = useSay()
  const entries = Object.entries(errors)
  return (
    <Notice level={level} heading={say(en.thingsToFix, { n: entries.length })}>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              <LiveText text={text} />
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A `#id` link cannot find a field in a shadow root, so this moves the focus. */
function focusField(event: MouseEvent<HTMLAnchorElement>, field: string): void {
  event.preventDefault()
  const form = event.currentTarget.closest('form')
  form?.querySelector<HTMLElement>(`#${field}`)?.focus()
}
