import { useLayoutEffect, useRef } from 'react'
import type { Emit } from '../../element/define-element.tsx'
import { useMethod } from '../../element/methods.ts'
import { useLanguage } from '../../element/useLanguage.ts'
import { leadDraft } from '../../lead/lead-draft.ts'
import { leadFormHook } from '../../lead/lead-form.ts'
import type { Answers } from '../../rules/engine/answers.ts'
import { areaParams, shownArea } from '../../rules/engine/area.ts'
import { quotedCode } from '../../rules/engine/quote-code.ts'
import {
  blankContact,
  type Contact,
  contactParams,
  textReplyParams,
} from '../../rules/lead/contact.ts'
import { isUnderWay, type LeadState } from '../../rules/lead/lead-state.ts'
import { personErrors } from '../../rules/lead/person.ts'
import {
  whenAndWhereErrors,
  whenAndWhereParams,
  withoutPostalCode,
} from '../../rules/lead/when-and-where.ts'
import type { OpenedLink } from '../../rules/wizard/wizard.ts'
import {
  type LinkedQuote,
  linkedQuoteOf,
  quoteDetail,
  quoteMailParams,
} from '../quote/linked-quote.ts'
import type { QuoteContent, QuoteSettings } from '../quote/quote-settings.ts'

interface LeadOptions {
  /** The custom element. */
  host: Element
  /** The end of this element's storage keys. */
  keySuffix: string
  settings: QuoteSettings
  content: QuoteContent
  emit: Emit
  quoted: LinkedQuote
  /** Whether the contact step is in view. */
  isContactStep: boolean
  forgetChoices(): void
  keepChoices(): void
  startOver(): void
}

const useLeadForm = leadFormHook<Contact>('quote')

/** The visitor's contact data, and the state of sending it with the quote. */
export function useLead(options: LeadOptions) {
  const { host, keySuffix, settings, content, emit, quoted, isContactStep } = options
  const { catalogue } = content.own
  const { say, code } = useLanguage()
  // A question of the service may have asked for the postal code already.
  const whenAndWhere = shownArea(catalogue, quoted.answers)
    ? withoutPostalCode(content.whenAndWhere)
    : content.whenAndWhere
  const errorsOf = (contact: Contact) => ({
    ...personErrors(contact, say),
    ...(whenAndWhere && whenAndWhereErrors(whenAndWhere, contact, new Date(), say)),
  })
  const { leadForm, form, lead } = useLeadForm(`quote-builder-lead${keySuffix}`, {
    host,
    emit,
    blank: { ...blankContact, ...settings.contact },
    errorsOf,
    forgetChoices: options.forgetChoices,
    keepChoices: options.keepChoices,
    startOver: options.startOver,
  })
  const contactShownSince = useRef(0)
  const sentAnswers = useRef<Answers>(undefined)

  useLayoutEffect(() => {
    if (isContactStep) contactShownSince.current = performance.now()
    else leadForm.turnAway()
  }, [isContactStep, leadForm])

  const draftOf = (contact: Contact) => {
    sentAnswers.current = quoted.answers
    const shownFor = performance.now() - contactShownSince.current
    return leadDraft(settings, {
      fields: contact,
      shownFor,
      subject: quoted.code,
      detail: quoteDetail(quoted, settings),
      hasNextSteps: settings.nextSteps.length > 0,
      code: settings.hasLink ? quotedCode(catalogue, quoted.answers) : '',
      params: {
        ...contactParams(contact, shownFor),
        ...(whenAndWhere && whenAndWhereParams(whenAndWhere, contact)),
        ...areaParams(catalogue, quoted.answers, contact.postalCode),
        ...quoteMailParams(quoted, settings, code),
        ...textReplyParams(content.textReply, contact.name, quoted.link),
      },
    })
  }

  return {
    form,
    lead,
    memory: leadForm.memory,
    whenAndWhere,
    errorsOf,
    problem: problemOf(lead, quoted.code),
    /** The quote as it was sent. */
    sentQuote: sentAnswers.current
      ? linkedQuoteOf(sentAnswers.current, content, settings.linkPage, say)
      : quoted,
    type: leadForm.type,
    leave: leadForm.leave,
    send: () => leadForm.press(draftOf),
    reset: leadForm.reset,
  }
}

/** The problem with sending, if any. `code` is the code of the quote in view. */
function problemOf(
  { phase, lead, keepsMessage }: LeadState,
  code: string,
): 'failed' | 'unconfirmed' | undefined {
  if (phase === 'failed' || keepsMessage) return 'failed'
  const isUnconfirmed = phase === 'restored' && lead?.subject === code
  return isUnconfirmed ? 'unconfirmed' : undefined
}

interface NewQuoteOptions {
  /** The custom element. */
  host: Element
  lead: ReturnType<typeof useLead>
  /** The link that was opened last. */
  opened: OpenedLink
  /** Empties the wizard. */
  startOver(): void
}

/**
 * Begins a new quote when the page calls `reset()`, and when a quote link is pressed while the
 * thanks are shown or a lead is being sent. Returns the function for the visitor's own button.
 */
export function useNewQuote({ host, lead, opened, startOver }: NewQuoteOptions): () => void {
  const beginNew = () => {
    startOver()
    lead.reset()
  }
  useMethod(host, 'reset', beginNew)

  const lastOpened = useRef(opened)
  useLayoutEffect(() => {
    const isInTheWay = lead.lead.phase === 'sent' || isUnderWay(lead.lead)
    if (lastOpened.current !== opened && isInTheWay) lead.reset()
    lastOpened.current = opened
  })

  return beginNew
}
