import {
  city,
  email,
  mailHref,
  name,
  phone,
  responseHours,
  telHref,
} from 'virtual:content/business'
import { catalogue } from 'virtual:content/catalogue'
import { ArrowLeft, Mail, MapPin, Phone, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { readCode } from '../../../widgets/rules/engine/read-code.ts'
import { numberOfSteps } from '../../../widgets/rules/wizard-steps.ts'
import { Guarantee } from '../../components/blocks/Guarantee.tsx'
import { Steps } from '../../components/blocks/Steps.tsx'
import { Ways } from '../../components/blocks/Ways.tsx'
import { CallButton } from '../../components/CallButton.tsx'
import { SlantPicture } from '../../components/pictures/SlantPicture.tsx'
import { Spark } from '../../components/Spark.tsx'
import { useBookedQuote } from '../../hooks/use-booked-quote.ts'
import { useSentQuote } from '../../hooks/use-sent-quote.ts'
import { entryOfStep } from '../../routing/step-history.ts'
import { YourQuote } from './YourQuote.tsx'
import './BookedPage.css'

const steps = [
  {
    title: "We'll Contact You",
    text: 'Our team will call you by phone to go over what needs cleaning.',
  },
  {
    title: 'Schedule Your Service',
    text: 'Together we pick a day and a time that suit you.',
  },
  {
    title: 'Receive Confirmation',
    text: 'You get a detailed email with the details and pricing of your service.',
  },
]

const ways = [
  { icon: Phone, text: phone, href: telHref },
  { icon: Mail, text: email, href: mailHref },
  { icon: MapPin, text: `${city} & Surrounding Areas` },
]

/** The thank-you page, and the truth when the quote did not go through. */
export function BookedPage() {
  const { state, retry } = useSentQuote()
  const code = useBookedQuote()
  const isThanked = state === 'sent' || state === 'retrying'
  const heading = useRef<HTMLHeadingElement>(null)
  const wasResending = useRef(false)

  useEffect(() => {
    // The button that was pressed is gone: the visitor goes on where the answer is.
    if (wasResending.current && state === 'sent') heading.current?.focus()
    wasResending.current = state === 'resending'
  }, [state])

  return (
    <div className="booked wrap">
      <div className="split booked-top">
        {state === 'unknown' && <NotConfirmed code={code} />}
        {(state === 'failed' || state === 'resending') && (
          <NotSent isTrying={state === 'resending'} onRetry={retry} />
        )}
        {isThanked && (
          <div>
            <h1 ref={heading} tabIndex={-1}>
              Thank{' '}
              <span className="booked-you">
                You!
                <Spark />
              </span>
            </h1>
            <p className="d3">Your Cleaning Request Has Been Submitted</p>
            <p className="lead">
              Our team will contact you within {responseHours} hours to discuss your needs and give
              you a detailed quote.
            </p>
            <p role="status" className="booked-late">
              {state === 'retrying' &&
                'The line is busy: still sending. Please keep this page open.'}
            </p>
          </div>
        )}
        <Guarantee text={`${responseHours}-hour response guarantee`} className="d5" />
      </div>
      {isThanked && <NextSteps />}
      <section className="tile tile-art on-sand reach">
        <SlantPicture name="living-room-after" />
        <h2 className="d3">Need us sooner?</h2>
        <Ways ways={ways} />
        <Link href="/" className="btn btn-gold">
          <ArrowLeft className="icon" aria-hidden />
          Back to Home
        </Link>
      </section>
      <YourQuote code={code} />
    </div>
  )
}

function NextSteps() {
  return (
    <section className="tile on-ink next">
      <h2 className="d3">What happens next</h2>
      <Steps steps={steps} layout="columns" />
    </section>
  )
}

/** In place of the thanks, once every try has failed: nothing is lost while this page is open. */
function NotSent({ isTrying, onRetry }: { isTrying: boolean; onRetry(): void }) {
  useTitle(`Not sent yet | ${name}`)

  return (
    <div role="alert">
      <h1 tabIndex={-1}>Not sent yet.</h1>
      <p className="d3">There was an issue sending your quote. Please try again.</p>
      <p className="lead">
        It is still here, with everything you typed. Keep this page open and try again, or call us
        and we take it down by phone.
      </p>
      <div className="actions">
        <button
          type="button"
          className="btn btn-gold"
          aria-disabled={isTrying}
          onClick={() => isTrying || onRetry()}
        >
          <RotateCw className="icon" aria-hidden />
          <span>{isTrying ? 'Sending...' : 'Try again'}</span>
        </button>
        <CallButton />
      </div>
    </div>
  )
}

/**
 * In place of the thanks, where the page was loaded again before the quote had arrived: the contact that was typed
 * is gone. `code` is that of the quote; '' where it is not known.
 */
function NotConfirmed({ code }: { code: string }) {
  useTitle(`Not confirmed | ${name}`)
  const { given } = readCode(catalogue, code) ?? {}
  const answers = given?.service ? completeAnswers(catalogue, given) : undefined

  return (
    <div role="alert">
      <h1 tabIndex={-1}>Not confirmed.</h1>
      <p className="d3">Your quote may not have reached us.</p>
      <p className="lead">
        This page was loaded again while the quote was on its way. Call us, or send it once more: it
        takes a minute.
      </p>
      <div className="actions">
        <Link
          href={answers ? `/quote-builder#q=${code}` : '/quote-builder'}
          // At the contact step, which is the last one.
          state={answers && entryOfStep(numberOfSteps(catalogue, answers))}
          className="btn btn-gold"
        >
          <RotateCw className="icon" aria-hidden />
          <span>{answers ? 'Send it again' : 'Get Free Quote'}</span>
        </Link>
        <CallButton />
      </div>
    </div>
  )
}

/** Calls the page something else for as long as this is shown. */
function useTitle(shown: string) {
  useEffect(() => {
    const { title } = document
    document.title = shown
    return () => {
      document.title = title
    }
  }, [shown])
}
