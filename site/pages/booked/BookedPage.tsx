import { email, mailHref, name, phone, telHref } from 'virtual:content/business'
import { catalogue } from 'virtual:content/catalogue'
import { next, reach, thanks } from 'virtual:content/pages/booked'
import { ArrowLeft, Clock, Mail, MapPin, Phone, RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { BookedParams } from '../../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { readCode } from '../../../widgets/rules/engine/quote-code.ts'
import { reachSentence, type SentContact } from '../../../widgets/rules/lead/person.ts'
import { addressPieces } from '../../../widgets/rules/text/mailto.ts'
import { numberOfSteps } from '../../../widgets/rules/wizard/wizard-steps.ts'
import * as en from '../../../widgets/words/en.ts'
import { Headline } from '../../components/blocks/Headline.tsx'
import { StepList } from '../../components/blocks/StepList.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { CallButton } from '../../components/CallButton.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { useBeforePaint, useReady } from '../../hooks/prerendered.ts'
import { useSentLead } from '../../hooks/retry-lead.ts'
import { quoteLabel } from '../../routes/routes.ts'
import { bookedParams, noBookedParams } from '../../routing/booked.ts'
import { contactOf } from '../../routing/sent-leads.ts'
import { entryOfStep } from '../../routing/step-history.ts'
import { notConfirmed, notSent, booked as words } from '../../words/booked.ts'
import { NextSteps } from './NextSteps.tsx'
import { YourQuote } from './YourQuote.tsx'
import './BookedPage.css'

const ways = [
  { icon: Phone, text: phone, href: telHref },
  { icon: Mail, text: email, href: mailHref },
  { icon: MapPin, text: reach.around },
]

/** The thank-you page; if the quote did not arrive, it says so. */
export function BookedPage() {
  const { code, from, leadId, contact, ...referral } = useBooked()
  const { state, retry } = useSentLead(leadId)
  const isReady = useReady()
  // The site retries by itself at first, which is no reason to worry the visitor.
  const isThanked = state === 'sent' || state === 'waiting' || state === 'retrying'
  const heading = useRef<HTMLHeadingElement>(null)
  const wasResending = useRef(false)

  useEffect(() => {
    // The pressed button is gone, so the focus moves to the heading with the answer.
    if (wasResending.current && state === 'sent') heading.current?.focus()
    wasResending.current = state === 'resending'
  }, [state])

  return (
    <div className="booked wrap" data-early={isReady ? undefined : ''}>
      <div className={`tile lit booked-top ${isThanked ? 'on-sage' : 'on-ink'}`}>
        {state === 'unknown' && <NotConfirmed code={code} />}
        {(state === 'failed' || state === 'resending') && (
          <NotSent isSending={state === 'resending'} onRetry={retry} />
        )}
        {isThanked && (
          <div>
            <h1 ref={heading} tabIndex={-1}>
              <Headline text={thanks.heading} />
            </h1>
            <p className="d3">{thanks.title}</p>
            {contact && <Reach {...contact} />}
            <p className="lead">{thanks.text}</p>
            <p role="status" className="booked-late">
              {state === 'retrying' && words.stillSending}
            </p>
          </div>
        )}
        <p className="booked-promise">
          <Clock className="icon" aria-hidden />
          {thanks.guarantee}
        </p>
      </div>
      <YourQuote code={code} referral={referral} />
      {isThanked && <WhatHappensNext />}
      {state === 'sent' && leadId && (
        <NextSteps key={leadId} {...{ code, leadId, contact, referral }} />
      )}
      <section className="tile tile-art on-ink reach">
        <SlantPicture name={reach.picture} />
        <h2 className="d4">
          <Headline text={reach.heading} />
        </h2>
        <Ways ways={ways} />
        <div className="actions">
          <Link href="/" className="btn btn-gold">
            <ArrowLeft className="icon" aria-hidden />
            {words.backHome}
          </Link>
          {from && (
            <a href={from} className="btn btn-line">
              {words.backTo(new URL(from).host)}
            </a>
          )}
        </div>
      </section>
    </div>
  )
}

/** Says whom we will call and write to: a slip in either is seen before it costs a day. */
function Reach({ phone, email: address }: SentContact) {
  return (
    <p className="lead booked-reach">
      {reachSentence(
        <bdi key="phone">{phone}</bdi>,
        <bdi key="email">
          {addressPieces(address).map((piece) => (
            <span key={piece}>{piece}</span>
          ))}
        </bdi>,
      )}
    </p>
  )
}

function WhatHappensNext() {
  return (
    <section className="next">
      <h2 className="d4">
        <Headline text={next.heading} />
      </h2>
      <StepList steps={next.steps} layout="columns" />
    </section>
  )
}

/** Replaces the thanks once every try has failed: nothing is lost while this page is open. */
function NotSent({ isSending, onRetry }: { isSending: boolean; onRetry(): void }) {
  useTitle(notSent.title(name))
  const retry = () => {
    if (!isSending) onRetry()
  }

  return (
    <div role="alert">
      <h1 tabIndex={-1}>{notSent.heading}</h1>
      <p className="d3">{en.quoteNotSent.failed.text}</p>
      <p className="lead">{notSent.text}</p>
      <div className="actions">
        <button type="button" className="btn btn-gold" aria-disabled={isSending} onClick={retry}>
          <RotateCw className="icon" aria-hidden />
          <span>{isSending ? notSent.sending : en.tryAgain}</span>
        </button>
        <CallButton />
      </div>
    </div>
  )
}

/**
 * Replaces the thanks if the page was reloaded before the quote had arrived: the typed contact is
 * gone. `code` is the code of the quote; '' if it is not known.
 */
function NotConfirmed({ code }: { code: string }) {
  useTitle(notConfirmed.title(name))
  const { given } = readCode(catalogue, code) ?? {}
  const answers = given?.service ? completeAnswers(catalogue, given) : undefined

  return (
    <div role="alert">
      <h1 tabIndex={-1}>{notConfirmed.heading}</h1>
      <p className="d3">{en.quoteNotSent.unconfirmed.text}</p>
      <p className="lead">{notConfirmed.text}</p>
      <div className="actions">
        <Link
          href={answers ? `/quote-builder#q=${code}` : '/quote-builder'}
          // Opens the contact step, which is the last one.
          state={answers && entryOfStep(numberOfSteps(catalogue, answers))}
          className="btn btn-gold"
        >
          <RotateCw className="icon" aria-hidden />
          <span>{answers ? notConfirmed.sendAgain : quoteLabel}</span>
        </Link>
        <CallButton />
      </div>
    </div>
  )
}

/** Changes the title of the page while the component is shown. */
function useTitle(newTitle: string) {
  useEffect(() => {
    const { title } = document
    document.title = newTitle
    return () => {
      document.title = title
    }
  }, [newTitle])
}

/**
 * The booking that the page thanks for, how its visitor will be reached, if this document knows,
 * and where they came from; empty until hydration.
 */
function useBooked() {
  const [booking, setBooking] = useState<BookedParams & { contact?: SentContact | undefined }>(
    noBookedParams,
  )
  const read = useCallback(() => {
    const params = bookedParams()
    if (params === noBookedParams) return
    setBooking({ ...params, contact: contactOf(params.leadId) })
  }, [])
  useBeforePaint(read, [read])
  useEffect(() => {
    // The history's menu leads from one booking straight to another.
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [read])
  return booking
}
