import { Icon } from '../fields/Icon.tsx'
import { icons } from '../fields/icons.ts'
import { LiveText } from '../fields/LiveText.tsx'
import { back } from './icons.ts'

interface ActionsProps {
  /** What the button that goes on says. */
  label: string
  isDisabled: boolean
  isBackDisabled: boolean
  /** Undefined on the first step, which has nowhere to go back to. */
  onBack: (() => void) | undefined
}

/** Back, and the button that submits the step. */
export function Actions({ label, isDisabled, isBackDisabled, onBack }: ActionsProps) {
  return (
    <div className="actions">
      {onBack && (
        <button type="button" part="back" disabled={isBackDisabled} onClick={onBack}>
          <Icon path={back} />
          Back
        </button>
      )}
      <button type="submit" part="continue" disabled={isDisabled}>
        <LiveText text={label} />
        <Icon path={icons.forward} />
      </button>
    </div>
  )
}
