import type { RefObject } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { LiveText } from '../../fields/LiveText.tsx'
import type { Service } from '../../rules/company/catalogue.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'

interface StepHeadProps {
  step: WizardStep
  /** Undefined before one is chosen. */
  service: Service | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

/** The heading of a step, with its service. */
export function StepHead({ step, service, heading }: StepHeadProps) {
  return (
    <div className="head">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading}
      </h2>
      {step.intro && <p>{step.intro}</p>}
      {service && (
        <span>
          <Icon path={service.icon} />
          {service.name}
        </span>
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
  const percent = Math.round((step / of) * 100)
  return (
    <div className="progress" part="progress">
      <p role="status">
        <LiveText text={en.stepOf(step, of)} />
        <span className="hidden">
          <LiveText text={en.stepName(name)} />
        </span>
      </p>
      <div role="progressbar" aria-label={en.progress} aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </div>
      <b>
        <LiveText text={`${percent}%`} />
      </b>
    </div>
  )
}
