import type { RefObject } from 'react'
import { Icon } from '../element/Icon.tsx'
import type { Service } from '../rules/answers.ts'
import type { Step } from '../rules/steps.ts'
import { serviceIcons } from './icons.ts'

interface StepHeadProps {
  step: Step
  /** The sentence under the heading; '' for none. */
  intro: string
  service: Service | ''
  serviceName: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** What a step asks, and for which service. */
export function StepHead({ step, intro, service, serviceName, heading }: StepHeadProps) {
  return (
    <div className="head">
      <h2 ref={heading} tabIndex={-1} part="heading">
        {step.heading}
      </h2>
      {intro && <p>{intro}</p>}
      {service && (
        <span>
          <Icon path={serviceIcons[service]} />
          {serviceName}
        </span>
      )}
    </div>
  )
}
