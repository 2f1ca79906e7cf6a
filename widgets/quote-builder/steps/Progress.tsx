import { LiveText } from '../../fields/LiveText.tsx'
import * as words from '../../words/wizard.ts'

interface ProgressProps {
  /** From 1 to `of`. */
  step: number
  of: number
  name: string
}

/** `Step N of M` and the percent. Screen readers announce a new step when this text changes. */
export function Progress({ step, of, name }: ProgressProps) {
  const percent = Math.round((step / of) * 100)
  return (
    <div className="progress" part="progress">
      <p role="status">
        <LiveText text={words.stepOf(step, of)} />
        <span className="hidden">
          <LiveText text={words.stepName(name)} />
        </span>
      </p>
      <div role="progressbar" aria-label={words.progress} aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <b>
        <LiveText text={`${percent}%`} />
      </b>
    </div>
  )
}
