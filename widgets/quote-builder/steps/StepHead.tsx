import type { RefObject } from 'react'
import { Icon } from '../../element/Icon.tsx'
import type { Service } from '../../rules/company/catalogue.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'

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
