import type { RefObject } from 'react'
import { Icon } from '../fields/Icon.tsx'
import { Breakdown } from './Breakdown.tsx'
import { back, forward, icons } from './icons.ts'
import { Progress } from './Progress.tsx'
import type { QuoteBuilderProps, QuoteBuilderState } from './QuoteBuilder.tsx'
import { breakdownText, money, quote as quoteOf, type Service } from './quote.ts'
import type { Contact } from './send-lead.ts'
import { ContactStep } from './steps/ContactStep.tsx'
import { Questions } from './steps/Questions.tsx'
import { QuoteStep } from './steps/QuoteStep.tsx'
import { ServiceStep } from './steps/ServiceStep.tsx'
import {
  type Action,
  canContinue,
  contact,
  currentStep,
  final,
  type Step,
  steps,
} from './wizard.ts'

interface WizardViewProps
  extends Omit<QuoteBuilderProps, 'emit' | 'mail'>,
    Omit<QuoteBuilderState, 'contact'> {
  contact: Contact
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  dispatch(action: Action): void
  onChoose(service: Service): void
  onBack(): void
  onOpen(open: boolean): void
  onContact(contact: Contact): void
  onSubmit(): void
}

/** Whether the breakdown stands beside the step: the same width as in the CSS, in ems of the widget. */
export const isWide = (form: HTMLFormElement) =>
  form.clientWidth >= 50 * Number.parseFloat(getComputedStyle(form).fontSize)

function submitLabel(step: Step, sending: boolean): string {
  if (step === final) return 'Get Quote & Book'
  if (step !== contact) return 'Continue'
  return sending ? 'Sending Quote...' : 'Get My Quote'
}

/** The wizard as it stands: progress, one step, and the price beside or below it. */
export function WizardView(props: WizardViewProps) {
  const { wizard, phase, open } = props
  const { answers } = wizard
  const step = currentStep(wizard)
  const quote = quoteOf(props.prices, answers)
  const serviceName = answers.service && props.services[answers.service]
  const sending = phase === 'sending'

  if (phase === 'sent') {
    return (
      <div className="wizard">
        <h2 ref={props.heading} tabIndex={-1}>
          Thank You!
        </h2>
        <p role="status">
          Your Cleaning Request Has Been Submitted. We contact you within 24 hours.
        </p>
      </div>
    )
  }

  const heading = (
    <h2 ref={props.heading} tabIndex={-1} part="heading">
      {step.heading}
    </h2>
  )
  const actions = answers.service && (
    <div className="actions">
      {wizard.step > 0 && (
        <button type="button" part="back" onClick={props.onBack}>
          <Icon path={back} />
          Back
        </button>
      )}
      <button
        type="submit"
        part="continue"
        disabled={sending || (step !== contact && !canContinue(wizard))}
      >
        {submitLabel(step, sending)}
        <Icon path={forward} />
      </button>
    </div>
  )
  const next = steps(answers)[wizard.step + 1]
  const view = { ...props, answers, step, next, quote, serviceName, heading, actions }
  return (
    <form
      ref={props.form}
      className="wizard"
      part="wizard"
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event
        if (key === 'Escape' && open) {
          // A dialog around stays open: what lies over the step closes first.
          if (!isWide(currentTarget)) event.preventDefault()
          props.onOpen(false)
        }
        if (key === 'Enter' && target === props.heading.current) currentTarget.requestSubmit()
      }}
    >
      <Progress step={wizard.step + 1} of={steps(answers).length} name={step.name} />
      <p className="hidden" role="status">
        {step === contact
          ? sending && submitLabel(step, sending)
          : quote.total > 0 && `${quote.total} dollars in total`}
      </p>
      {step === final ? (
        <QuoteStep {...view} />
      ) : (
        <div className={step.asks[0] ? 'layout asks' : 'layout'}>
          <div key={step.heading} className="head">
            {heading}
            {step.lead && <p>{step.lead}</p>}
            {serviceName && (
              <span>
                <Icon path={icons[answers.service]} />
                {serviceName}
              </span>
            )}
          </div>
          <div key={step.name} className="step">
            {wizard.step < 1 && <ServiceStep {...view} />}
            {step === contact ? (
              <ContactStep
                {...view}
                mailto={`mailto:${props.email}?subject=${encodeURIComponent(serviceName)}&body=${encodeURIComponent(
                  `${breakdownText(quote.lines)}\nTotal: ${money(quote.total * 100)}\n\n${props.contact.message.replace(/\p{Cs}/gu, '')}`,
                )}`}
              />
            ) : (
              <>
                <Questions {...view} />
                {actions}
              </>
            )}
          </div>
          {wizard.step > 0 && step !== contact && quote.total > 0 && <Breakdown {...view} />}
        </div>
      )}
    </form>
  )
}
