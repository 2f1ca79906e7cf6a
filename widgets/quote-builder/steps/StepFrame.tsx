import type { RefObject } from 'react'
import { back, Icon, icons } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, LiveText } from '../../fields/Amounts.tsx'
import { sentences } from '../../rules/text/text.ts'
import type { NewsLine } from '../../rules/wizard/news-lines.ts'
import type { Action } from '../../rules/wizard/wizard.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'

interface StepHeadProps {
  step: WizardStep
  heading: RefObject<HTMLHeadingElement | null>
}

/** The heading of a step. */
export function StepHead({ step, heading }: StepHeadProps) {
  return (
    <div className="head">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading}
      </h2>
      {step.intro && (
        <p>
          {sentences(step.intro).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
      )}
    </div>
  )
}

interface ProgressProps {
  /** From 1 to `of`. */
  step: number
  of: number
  name: string
}

/** `Step N of M` and the percent. Screen readers announce a new step when this text changes. */
export function Progress({ step, of, name }: ProgressProps) {
  const say = useSay()
  const percent = Math.round((step / of) * 100)
  return (
    <div className="progress" part="progress">
      <p role="status">
        <LiveText text={say(en.stepOf, { step, of })} />
        <span className="hidden">
          <LiveText text={say(en.stepName, { name })} />
        </span>
      </p>
      <div role="progressbar" aria-label={say(en.progress)} aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <b>
        <LiveText text={say(en.percent, { percent })} />
      </b>
    </div>
  )
}

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

interface ActionsProps {
  /** The label of the button that continues. */
  label: string
  /** Whether the step still needs an answer; pressing the button then says which. */
  isWaiting: boolean
  isSending: boolean
  /** Whether there is no next step. */
  isLast: boolean
  /** Undefined on the first step, which has nowhere to go back to. */
  onBack: (() => void) | undefined
}

/** Back, and the button that submits the step. */
export function Actions({ label, isWaiting, isSending, isLast, onBack }: ActionsProps) {
  const say = useSay()
  return (
    <div className="actions">
      {onBack && (
        <button type="button" part="back" disabled={isSending} onClick={onBack}>
          <Icon path={back} />
          {say(en.back)}
        </button>
      )}
      {/* Not `disabled` while it waits: it can be reached, and a press says what is missing. */}
      {!isLast && (
        <button type="submit" part="continue" disabled={isSending} aria-disabled={isWaiting}>
          <LiveText text={label} />
          <Icon path={icons.forward} />
        </button>
      )}
    </div>
  )
}
