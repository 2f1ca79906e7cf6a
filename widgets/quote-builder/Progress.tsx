import { LiveText } from '../fields/LiveText.tsx'

interface ProgressProps {
  /** From 1 to `of`. */
  step: number
  of: number
  name: string
}

/** `Step N of M` and the percent. Its change is also what announces a new step, once. */
export function Progress({ step, of, name }: ProgressProps) {
  const percent = Math.round((step / of) * 100)
  return (
    <div className="progress" part="progress">
      <p role="status">
        <LiveText text={`Step ${step} of ${of}`} />
        <span className="hidden">
          <LiveText text={`: ${name}`} />
        </span>
      </p>
      <div role="progressbar" aria-label="Progress" aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <b>
        <LiveText text={`${percent}%`} />
      </b>
    </div>
  )
}
