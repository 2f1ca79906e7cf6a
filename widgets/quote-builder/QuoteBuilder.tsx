import { type Dispatch, useLayoutEffect, useRef, useState } from 'react'
import { writeToConsole } from '../business/write-to-console.ts'
import type { Emit } from '../element/define-element.tsx'
import { useMethod } from '../element/methods.ts'
import { useLanguage } from '../element/useLanguage.ts'
import type { LeadMemory } from '../lead/lead-memory.ts'
import { sendNotice } from '../lead/mail.ts'
import { useMissingMailbox } from '../lead/mailbox.ts'
import { keySuffixOf } from '../lead/session-storage.ts'
import type { Catalogue } from '../rules/company/catalogue.ts'
import { viewedQuoteParams } from '../rules/lead/contact.ts'
import { isUnderWay } from '../rules/lead/lead-state.ts'
import { type Action, stepIndex, stepToShow, type Wizard } from '../rules/wizard/wizard.ts'
import { useLead, useNewQuote } from './contact/useLead.ts'
import {
  type LinkedQuote,
  linkedQuoteOf,
  quoteDetail,
  quoteMailParams,
} from './quote/linked-quote.ts'
import type { QuoteContent, QuoteSettings } from './quote/quote-settings.ts'
import { KeepQuote } from './receipt/KeepQuote.tsx'
import { NextSteps } from './receipt/NextSteps.tsx'
import { ThankYou } from './receipt/ThankYou.tsx'
import { WizardForm } from './WizardForm.tsx'
import { useOneStepAPress } from './wizard/useOneStepAPress.ts'
import { useWizard } from './wizard/useWizard.ts'

interface QuoteBuilderProps {
  /** The custom element. */
  host: Element
  settings: QuoteSettings
  content: QuoteContent
  emit: Emit
}

/** The steps to a price, then to a lead, and the thanks for it. */
export function QuoteBuilder({ host, settings, content, emit }: QuoteBuilderProps) {
  const form = useRef<HTMLFormElement>(null)
  // Read once, so that the quote stays when the page changes its address.
  const [keySuffix] = useState(() => keySuffixOf(host, settings.name, settings.isDialog))
  const key = `quote-builder${keySuffix}`
  const { catalogue } = content
  const { say, code } = useLanguage()
  const [wizard, dispatch, preset] = useWizard({
    host,
    settings,
    content: content.own,
    key,
    emit,
  })
  const quoted = linkedQuoteOf(wizard.answers, content, settings.linkPage, say)

  const heading = useFocusOnStep(wizard)
  const lead = useLead({
    host,
    keySuffix,
    settings,
    content,
    emit,
    quoted,
    isContactStep: wizard.stepId === 'contact',
    forgetChoices: () => dispatch({ type: 'sent' }),
    keepChoices: () => dispatch({ type: 'notSent' }),
    startOver: () => startOver(),
  })
  const isSending = isUnderWay(lead.lead)
  const isThanked = lead.lead.phase === 'sent' && !isSending
  const isMailboxMissing = useMissingMailbox('quote-builder', settings)
  const oneStepAPress = useOneStepAPress(isThanked ? 'thanks' : wizard.stepId)
  const startOver = useNewQuote({
    host,
    lead,
    opened: wizard.opened,
    startOver: () => dispatch({ type: 'startOver', start: preset }),
  })

  useGoTo({ host, wizard, dispatch, catalogue, isSending, isThanked })

  const formHeight = useRef(0)
  useLayoutEffect(() => {
    if (isSending) formHeight.current = form.current?.offsetHeight ?? 0
  }, [isSending])

  if (isThanked) {
    return (
      <ThankYou
        quoted={lead.sentQuote}
        contact={lead.lead.lead?.person}
        height={formHeight.current}
        words={content.words.thanks}
        hasSpark={content.hasSpark}
        keep={<KeepQuote quoted={lead.sentQuote} content={content} settings={settings} />}
        nextSteps={<NextSteps lead={lead} content={content} settings={settings} emit={emit} />}
        onStartOver={startOver}
        onClickCapture={oneStepAPress.onClickCapture}
      />
    )
  }

  return (
    <WizardForm
      form={form}
      heading={heading}
      wizard={wizard}
      part={wizard.stepId === (preset?.stepId ?? 'service') ? 'wizard start' : 'wizard'}
      dispatch={dispatch}
      quoted={quoted}
      lead={lead}
      canSend={!isMailboxMissing}
      content={content}
      settings={settings}
      oneStepAPress={oneStepAPress}
      onBook={() => reportView(quoted, settings, code, lead.memory, emit)}
    />
  )
}

/**
 * A ref for the step's heading: the focus moves there, which scrolls it into view, whenever the
 * visitor goes to another step or quote. Preselection by the page does not move the focus.
 */
function useFocusOnStep({ stepId, answers, preset }: Wizard) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { service } = answers
  const before = useRef({ stepId, service, preset })

  useLayoutEffect(() => {
    const was = before.current
    before.current = { stepId, service, preset }
    const isElsewhere = was.stepId !== stepId || was.service !== service
    if (isElsewhere && was.preset === preset) heading.current?.focus()
  }, [stepId, service, preset])

  return heading
}

/** Reports that a visitor saw a quote and goes on to book: to the page each time, to the owner once a quote. */
async function reportView(
  quoted: LinkedQuote,
  settings: QuoteSettings,
  language: string,
  memory: LeadMemory,
  emit: Emit,
): Promise<void> {
  emit('quoteview', quoteDetail(quoted, settings))
  const params = quoteMailParams(quoted, settings, language)
  // In another language it is the same quote.
  const viewedQuote = JSON.stringify({ ...params, language: undefined })
  if (!memory.rememberView(viewedQuote)) return
  const answer = await sendNotice(settings, { ...viewedQuoteParams, ...params })
  if (answer === 'sent') return
  memory.forgetView(viewedQuote)
  writeToConsole('error', 'viewed quote:', answer)
}

interface GoToOptions {
  /** The custom element. */
  host: Element
  wizard: Wizard
  dispatch: Dispatch<Action>
  catalogue: Catalogue
  /** Whether a lead is being sent; the step cannot change meanwhile. */
  isSending: boolean
  /** Whether thanks are shown in place of a step. */
  isThanked: boolean
}

/** The method `goTo(step)`: shows the step at once, without the animation that a press starts. */
function useGoTo(options: GoToOptions): void {
  const { host, wizard, dispatch, catalogue, isSending, isThanked } = options
  const currentStep = stepIndex(catalogue, wizard) + 1
  const requestedStep = useRef(0)

  useMethod(host, 'goTo', (step) => {
    if (isThanked) return 0
    if (isSending) return currentStep
    const shown = stepToShow(catalogue, wizard, step)
    requestedStep.current = shown
    // Also for the step in view, because another requested just now may not be rendered yet.
    dispatch({ type: 'goTo', step: shown })
    return shown
  })

  useLayoutEffect(() => {
    const isRequested = requestedStep.current === currentStep
    requestedStep.current = 0
    if (!isRequested) return
    for (const animation of host.shadowRoot?.getAnimations() ?? []) animation.finish()
  }, [host, currentStep])
}
