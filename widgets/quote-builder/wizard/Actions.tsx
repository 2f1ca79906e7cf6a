import { back, Icon, icons } from '../../element/Icon.tsx'
import { LiveText } from '../../fields/LiveText.tsx'
import * as en from '../../words/en.ts'

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
  return (
    <div className="actions">
      {onBack && (
        <button type="button" part="back" disabled={isSending} onClick={onBack}>
          <Icon path={back} />
          {en.back}
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
