import { type KeyboardEvent, useRef, useState } from 'react'
import type { Emit } from '../element/define-element.tsx'
import { LiveText } from '../fields/LiveText.tsx'
import { PrivacyNote } from '../fields/PrivacyNote.tsx'
import { submitListeners } from '../fields/submit-listeners.ts'
import { useFocusOnOutcome } from '../fields/useFocusOnOutcome.ts'
import { needsMailbox, useMissingMailbox } from '../lead/mailbox.ts'
import { placeOf } from '../lead/place.ts'
import type { Service } from '../rules/answers.ts'
import { quoteMailto } from '../rules/contact.ts'
import { quote as quoteOf } from '../rules/quote.ts'
import { quotedLink } from '../rules/quote-code.ts'
import { formerTotal } from '../rules/start.ts'
import { stepsOf } from '../rules/steps.ts'
import { canContinue, currentStep } from '../rules/wizard.ts'
import { Actions } from './Actions.tsx'
import { Breakdown } from './Breakdown.tsx'
import type { QuoteContent } from './content.ts'
import { Keep } from './Keep.tsx'
import { Missing } from './Missing.tsx'
import { Progress } from './Progress.tsx'
import type { QuoteSettings } from './quote-settings.ts'
import { Receipt } from './Receipt.tsx'
import { SendingFailed } from './SendingFailed.tsx'
import { StepHead } from './StepHead.tsx'
import { ContactStep } from './steps/ContactStep.tsx'
import { Questions } from './steps/Questions.tsx'
import { QuoteStep } from './steps/QuoteStep.tsx'
import { ServiceStep } from './steps/ServiceStep.tsx'
import { ThankYou } from './ThankYou.tsx'
import { isWide, useBreakdown } from './useBreakdown.ts'
import { useFocusOnStep } from './useFocusOnStep.ts'
import { useGoTo } from './useGoTo.ts'
import { useLead } from './useLead.ts'
import { useMissing } from './useMissing.ts'
import { useNewQuote } from './useNewQuote.ts'
import { useOneStepAPress } from './useOneStepAPress.ts'
import { usePresetEvent } from './usePresetEvent.ts'
import { useRestedText } from './useRestedText.ts'
import { forgetAnswers } from './useSavedAnswers.ts'
import { useStepEvents } from './useStepEvents.ts'
import { useWizard } from './useWizard.ts'

interface QuoteBuilderProps {
  /** The custom element. */
  host: Element
  settings: QuoteSettings
  content: QuoteContent
  emit: Emit
}

/** The wizard: one step after the other to a price, and from there to a lead. */
export function QuoteBuilder({ host, settings, content, emit }: QuoteBuilderProps) {
  const form = useRef<HTMLFormElement>(null)
  // Where it began: a page that changes its address keeps the quote.
  const [place] = useState(() => placeOf(host, settings.name, settings.isDialog))
  const key = `quote-builder${place}`
  const [wizard, dispatch, preset] = useWizard(settings, content.prices, key)
  const { answers } = wizard
  const { service } = answers
  const steps = stepsOf(answers)
  const step = currentStep(wizard)
  const quote = quoteOf(content.prices, answers)
  const serviceName = service && content.services[service]
  const link = quotedLink(settings.home, content.prices, answers)
  const quoted = { answers, quote, serviceName, link }
  const isContactStep = step.id === 'contact'

  useStepEvents(wizard, quote, emit)
  usePresetEvent(wizard, settings.track)
  const heading = useFocusOnStep(wizard)
  const breakdown = useBreakdown(form, quote.total > 0)
  const onForget = () => forgetAnswers(key, wizard)
  const lead = useLead({ settings, content, place, emit, quoted, onForget, isContactStep, form })
  const { phase, outcomes, fields: contact } = lead.state
  const isSending = phase === 'sending'
  const box = useFocusOnOutcome(outcomes)
  const isMailboxMissing = useMissingMailbox('quote-builder', settings.account)
  const missing = useMissing(wizard, quote.total)
  const restedPriceText = useRestedText(quote.total > 0 ? `${quote.total} dollars in total` : '')
  const oneStepAPress = useOneStepAPress(lead.sentQuote ? 'thanks' : step.id)
  // The final quote and the contact step show every line by themselves.
  const hasBreakdown = step.questions.length > 0 && quote.total > 0

  const isThanked = lead.sentQuote !== undefined
  useGoTo({ host, wizard, dispatch, total: quote.total, isSending, isThanked })
  const startOver = useNewQuote({ host, wizard, dispatch, lead, preset })

  const choose = (chosen: Service) => {
    settings.track(step.event, { service: chosen })
    dispatch({ type: 'choose', service: chosen, known: settings.known })
  }

  const submit = () => {
    if (isContactStep) {
      lead.send()
    } else if (missing.sentence) {
      missing.tell()
    } else {
      settings.track(step.event, answers)
      if (step.id === 'quote') lead.tellViewed()
      dispatch({ type: 'next' })
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event
    if (key === 'Escape' && hasBreakdown && breakdown.isOpen) {
      // A dialog around stays open: what lies over the step closes first.
      if (!isWide(currentTarget)) event.preventDefault()
      breakdown.show(false)
    }
    // A held Enter would race through the steps, whose headings take the focus one after the other.
    const isPressed = key === 'Enter' && !event.repeat
    if (isPressed && target === heading.current) submit()
  }

  if (lead.sentQuote) {
    return (
      <ThankYou
        sent={lead.sentQuote}
        responseHours={content.responseHours}
        keep={<Keep quoted={lead.sentQuote} content={content} settings={settings} />}
        onStartOver={startOver}
        onClickCapture={oneStepAPress.onClickCapture}
      />
    )
  }

  const sendingText = isSending ? 'Sending Quote...' : ''
  const statusText = isContactStep ? sendingText : restedPriceText
  const canSend = !needsMailbox || !isMailboxMissing
  const actions = service && (
    <Actions
      label={isSending ? 'Sending Quote...' : step.button}
      isLast={isContactStep && !canSend}
      isWaiting={!isContactStep && !canContinue(wizard)}
      isSending={isSending}
      onBack={wizard.stepIndex > 0 ? () => dispatch({ type: 'back' }) : undefined}
    />
  )
  const failure = (phase === 'failed' || !canSend) && (
    <SendingFailed
      canSend={canSend}
      phone={content.phone}
      telHref={content.telHref}
      mailto={quoteMailto(serviceName, quote, contact, content.email)}
    />
  )
  const receipt = <Receipt answers={answers} quote={quote} serviceName={serviceName} />

  return (
    <form
      ref={form}
      className="wizard"
      part="wizard"
      noValidate
      {...submitListeners(submit)}
      onKeyDown={onKeyDown}
      onKeyDownCapture={oneStepAPress.onKeyDownCapture}
      onClickCapture={oneStepAPress.onClickCapture}
    >
      <Progress step={wizard.stepIndex + 1} of={steps.length} name={step.name} />
      <p className="hidden" role="status">
        <LiveText text={statusText} />
      </p>
      {step.id === 'quote' ? (
        <QuoteStep
          step={step}
          quote={quote}
          formerTotal={formerTotal(content.prices, wizard.opened.code, answers)}
          content={content}
          heading={heading}
          actions={actions}
          receipt={receipt}
          keep={<Keep quoted={quoted} content={content} settings={settings} />}
        />
      ) : (
        <div className={step.questions.length > 0 ? 'layout asks' : 'layout'}>
          <StepHead
            key={`head-${step.id}`}
            step={step}
            intro={
              isContactStep
                ? `We get back to you within ${content.responseHours} hours.`
                : step.intro
            }
            service={service}
            serviceName={serviceName}
            heading={heading}
          />
          <div key={`step-${step.id}`} className="step">
            {step.id === 'service' && (
              <ServiceStep
                prices={content.prices}
                services={content.services}
                chosen={service}
                onChoose={choose}
              />
            )}
            {isContactStep ? (
              <ContactStep
                canSend={canSend}
                state={lead.state}
                onType={lead.type}
                box={box}
                whenAndWhere={content.whenAndWhere}
                failure={failure}
                privacy={
                  <PrivacyNote
                    privacy={content.privacy}
                    home={settings.home}
                    isTest={settings.isTest}
                  />
                }
                actions={actions}
                receipt={receipt}
              />
            ) : (
              <>
                <Questions
                  step={step}
                  prices={content.prices}
                  answers={answers}
                  dispatch={dispatch}
                />
                {actions}
                {missing.sentence && missing.told > 0 && (
                  <Missing key={missing.told} sentence={missing.sentence} />
                )}
              </>
            )}
          </div>
          {hasBreakdown && (
            <Breakdown
              quote={quote}
              next={steps[wizard.stepIndex + 1]}
              isOpen={breakdown.isOpen}
              tab={breakdown.tab}
              onShow={breakdown.show}
              onLeave={breakdown.leave}
            />
          )}
        </div>
      )}
    </form>
  )
}
