import type { Dispatch, KeyboardEvent, RefObject } from 'react'
import { useSay } from '../element/useLanguage.ts'
import { LiveText, useSettledText } from '../fields/Amounts.tsx'
import { ByMachine } from '../fields/ByMachine.tsx'
import { useFormListeners } from '../fields/value-listeners.ts'
import { conventions } from '../rules/company/conventions.ts'
import { money } from '../rules/company/money.ts'
import { shownAnswers } from '../rules/engine/shown-steps.ts'
import { possibleThings } from '../rules/engine/things.ts'
import { isUnderWay } from '../rules/lead/lead-state.ts'
import { filledSentence } from '../rules/text/text.ts'
import { newsLines } from '../rules/wizard/news-lines.ts'
import { type Action, missingAnswer, stepIndex, type Wizard } from '../rules/wizard/wizard.ts'
import { numberOfSteps, serviceEvent, stepsOf } from '../rules/wizard/wizard-steps.ts'
import * as en from '../words/en.ts'
import { ContactStep } from './contact/ContactStep.tsx'
import type { useLead } from './contact/useLead.ts'
import type { LinkedQuote } from './quote/linked-quote.ts'
import type { QuoteContent, QuoteSettings } from './quote/quote-settings.ts'
import { Breakdown, GrowingPlan, isWide, useBreakdown, useNewest } from './receipt/Breakdown.tsx'
import { KeepQuote } from './receipt/KeepQuote.tsx'
import { Receipt } from './receipt/Receipt.tsx'
import { QuestionStep, useMissing } from './steps/QuestionStep.tsx'
import { QuoteStep } from './steps/QuoteStep.tsx'
import { ServiceStep } from './steps/ServiceStep.tsx'
import { Actions, News, Progress, StepHead } from './steps/StepFrame.tsx'
import type { useOneStepAPress } from './wizard/useOneStepAPress.ts'

interface WizardFormProps {
  form: RefObject<HTMLFormElement | null>
  /** The step's heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>
  wizard: Wizard
  /** The names with which a page styles it: `start`, too, on the step that the page's answers start with. */
  part: string
  dispatch: Dispatch<Action>
  quoted: LinkedQuote
  lead: ReturnType<typeof useLead>
  /** Whether there is anywhere to send to. */
  canSend: boolean
  content: QuoteContent
  settings: QuoteSettings
  oneStepAPress: ReturnType<typeof useOneStepAPress>
  /** The visitor goes on from the final quote. */
  onBook(): void
}

/** The wizard: its progress, the step in view, and the price so far. */
export function WizardForm(props: WizardFormProps) {
  const say = useSay()
  const { form, heading, wizard, dispatch, quoted, lead } = props
  const { canSend, content, settings, oneStepAPress } = props
  const { answers, stepId } = wizard
  const { quote, service } = quoted
  const { catalogue } = content
  const steps = stepsOf(content, answers)
  const index = stepIndex(catalogue, wizard)
  const step = steps[index] ?? steps[0]
  const isContactStep = stepId === 'contact'
  const isSending = isUnderWay(lead.lead)
  // The final quote and the contact step show every line by themselves.
  const hasBreakdown = step.questions.length > 0
  const newest = useNewest(quoted.things.rooms, stepId)
  const plan = service &&
    hasBreakdown && {
      things: quoted.things,
      possible: possibleThings(catalogue, service, say),
      newest,
      invitation: step.questions.some(({ kind }) => kind === 'counts')
        ? say(en.emptyPlan)
        : say(en.emptyPlanOfChoices),
    }

  const breakdown = useBreakdown(form, quote.total > 0)
  const missing = useMissing(catalogue, content.own.catalogue, wizard)
  const settledPriceText = useSettledText(
    quote.total > 0
      ? say(en.newTotal, {
          n: quote.total,
          ...conventions().currency,
          price: money(quote.total * 100, say),
        })
      : '',
  )

  const submit = () => {
    if (isContactStep) return lead.send()
    if (missing.sentence) return missing.show()
    settings.track(step.event, shownAnswers(catalogue, answers))
    if (stepId === 'quote') props.onBook()
    dispatch({ type: 'next' })
  }

  const formListeners = useFormListeners(submit, lead.leave)

  // Every message about a failure has the number too.
  const offersCall = stepId === 'quote' || (isContactStep && canSend && !lead.problem)
  const sendingText = isSending ? say(en.sendingQuote) : ''
  const actions = service && (
    <>
      <Actions
        label={sendingText || step.button}
        isLast={isContactStep && !canSend}
        isWaiting={missingAnswer(catalogue, wizard) !== ''}
        isSending={isSending}
        onBack={index > 0 ? () => dispatch({ type: 'back' }) : undefined}
      />
      {offersCall && (
        <p className="call">
          {filledSentence(say(en.questionsCall), {
            phone: (
              <a key="phone" href={content.telHref}>
                <bdi>{content.phone}</bdi>
              </a>
            ),
          })}
        </p>
      )}
    </>
  )
  const receipt = <Receipt quoted={quoted} />

  return (
    <form
      ref={form}
      className="wizard"
      part={props.part}
      noValidate
      {...formListeners}
      onKeyDown={wizardKeys({ heading, breakdown, hasBreakdown, submit })}
      onKeyDownCapture={oneStepAPress.onKeyDownCapture}
      onClickCapture={oneStepAPress.onClickCapture}
    >
      <Progress step={index + 1} of={numberOfSteps(catalogue, answers)} name={step.name} />
      <p className="hidden" role="status">
        <LiveText text={isContactStep ? sendingText : settledPriceText} />
      </p>
      <News lines={newsLines(catalogue, wizard, say)} onPress={dispatch} heading={heading} />
      {step.id === 'quote' ? (
        <QuoteStep
          step={step}
          quote={quote}
          content={content}
          heading={heading}
          actions={actions}
          receipt={receipt}
          keep={<KeepQuote quoted={quoted} content={content} settings={settings} />}
        />
      ) : (
        <div className={step.questions.length > 0 ? 'layout asks' : 'layout'}>
          <StepHead key={`head-${step.id}`} step={step} heading={heading} />
          {plan && <GrowingPlan {...plan} shape="strip" />}
          <div key={`step-${step.id}`} className="step">
            {step.id === 'service' && (
              <ServiceStep
                catalogue={catalogue}
                pictures={content.pictures}
                chosen={answers.service}
                onChoose={(chosen) => {
                  settings.track(serviceEvent, { service: chosen })
                  dispatch({ type: 'choose', service: chosen, known: settings.known })
                }}
              />
            )}
            {isContactStep ? (
              <ContactStep
                lead={lead}
                quoted={quoted}
                content={content}
                settings={settings}
                canSend={canSend}
                actions={actions}
                receipt={receipt}
              />
            ) : (
              <QuestionStep
                step={step}
                answering={{
                  catalogue,
                  pictures: content.pictures,
                  answers,
                  dispatch,
                  postalCode: lead.form.fields.postalCode,
                  onPostalCode: (postalCode) => lead.type({ postalCode }),
                }}
                missing={missing}
                actions={actions}
              />
            )}
          </div>
          {plan && (
            <Breakdown
              quoted={quoted}
              plan={plan}
              next={steps[index + 1]}
              isOpen={breakdown.isOpen}
              tab={breakdown.tab}
              onShow={breakdown.show}
              onLeave={breakdown.leave}
            />
          )}
        </div>
      )}
      <ByMachine />
    </form>
  )
}

interface WizardKeysOptions {
  heading: RefObject<HTMLHeadingElement | null>
  breakdown: ReturnType<typeof useBreakdown>
  /** Whether the step has a breakdown next to it. */
  hasBreakdown: boolean
  submit(): void
}

/** The key listener of the whole wizard: Escape closes the breakdown, Enter on a step's heading goes on. */
function wizardKeys({ heading, breakdown, hasBreakdown, submit }: WizardKeysOptions) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event
    if (key === 'Escape' && hasBreakdown && breakdown.isOpen) {
      // Keeps a surrounding dialog open: the sheet over the step closes first.
      if (!isWide(currentTarget)) event.preventDefault()
      breakdown.show(false)
    }
    // A held Enter would race through the steps, whose headings take the focus one after the other.
    const isPressed = key === 'Enter' && !event.repeat
    if (isPressed && target === heading.current) submit()
  }
}
