import { Icon } from '../fields/Icon.tsx'
import { back, forward } from './icons.ts'

interface ActionsProps {
  /** What the button that goes on says. */
  label: string
  isDisabled: boolean
  /** Undefined on the first step, which has nowhere to go back to. */
  onBack: (() => void) | undefined
}

/** Back, and the button that submits the step. */
export function Actions({ label, isDisabled, onBack }: ActionsProps) {
  return (
    <div className="actions">
      {onBack && (
        <button type="button" part="back" onClick={onBack}>
          <Icon path={back} />
          Back
        </button>
      )}
      <button type="submit" part="continue" disabled={isDisabled}>
        {label}
        <Icon path={forward} />
      </button>
    </div>
  )
}
