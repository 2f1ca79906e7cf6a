import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon, nextStepIcons } from '../element/Icon.tsx'
import { useLanguage, useSay } from '../element/useLanguage.ts'
import { useCopy } from '../keep/useCopy.ts'
import type { NextStep } from '../rules/company/next-steps.ts'
import { phoneIn } from '../rules/company/phone.ts'
import {
  filledMessage,
  type LeadValues,
  stepAddress,
  withoutPerson,
} from '../rules/lead/filled-step.ts'
import * as en from '../words/en.ts'

interface NextStepsProps {
  steps: readonly NextStep[]
  values: LeadValues
  level: 2 | 3
  report(kind: NextStep['kind']): void
}

/** What a visitor can do at once instead of waiting for an answer: a card for each of the owner's links. */
export function NextSteps({ steps, values, level, report }: NextStepsProps) {
  const say = useSay()
  const Heading = `h${level}` as const
  return (
    <>
      <Heading>{say(en.nextSteps.heading)}</Heading>
      <ul>
        {steps.map((step) => (
          <li key={`${step.kind} ${step.label}`}>
            <Icon path={nextStepIcons[step.kind]} />
            {step.kind === 'text' && !isOnPhone() ? (
              <MessageToCopy step={step} values={values} onCopy={() => report('text')} />
            ) : (
              <LinkCard step={step} values={values} onPress={() => report(step.kind)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface LinkCardProps {
  step: NextStep
  values: LeadValues
  onPress(): void
}

/**
 * A card that leads elsewhere, and says where. Who the visitor is becomes part of the address only when
 * they press it: a page's analytics read the addresses of links.
 */
function LinkCard({ step, values, onPress }: LinkCardProps) {
  const id = useId()
  const href = stepAddress(step, withoutPerson(values))
  const address = stepAddress(step, values)
  // A call and a text message open another program, and leave the page where it is.
  const isPage = address.startsWith('https:')
  const press = (event: MouseEvent) => {
    onPress()
    if (address === href) return
    event.preventDefault()
    if (isPage) open(address, '_blank', 'noopener,noreferrer')
    else location.assign(address)
  }
  const tab = isPage && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      <a href={href} {...tab} aria-describedby={id} onClick={press}>
        {step.label}
      </a>
      <p>{step.text}</p>
      <small id={id}>
        <Destination step={step} address={address} />
      </small>
    </>
  )
}

function Destination({ step, address }: { step: NextStep; address: string }) {
  const language = useLanguage()
  const { say } = language
  switch (step.kind) {
    case 'call':
      return <bdi>{phoneIn(step.phone.shown, language)}</bdi>
    case 'text':
      return say(en.nextSteps.opensMessages)
    case 'whatsapp':
      return say(en.nextSteps.opens, { place: 'WhatsApp' })
    default:
      return say(en.nextSteps.opens, { place: new URL(address).host.replace(/^www\./, '') })
  }
}

interface MessageToCopyProps {
  step: Extract<NextStep, { message: string }>
  values: LeadValues
  onCopy(): void
}

/** A card with a number and a message for the visitor's phone, where this device cannot write text messages. */
function MessageToCopy({ step, values, onCopy }: MessageToCopyProps) {
  const language = useLanguage()
  const { say } = language
  const { isCopied, isRefused, copy } = useCopy()
  const field = useRef<HTMLTextAreaElement>(null)
  const message = filledMessage(step.message, values)

  useLayoutEffect(() => {
    if (isRefused) field.current?.select()
  }, [isRefused])

  return (
    <>
      <b>{step.label}</b>
      <p>{step.text}</p>
      <bdi>{phoneIn(step.phone.shown, language)}</bdi>
      <textarea
        ref={field}
        rows={2}
        readOnly
        aria-label={say(en.nextSteps.message)}
        value={message}
      />
      <button
        type="button"
        onClick={() => {
          copy(message)
          onCopy()
        }}
      >
        {isCopied ? say(en.copied) : say(en.nextSteps.copyMessage)}
      </button>
      <span className="hidden" role="status">
        {isCopied ? say(en.nextSteps.messageCopied) : ''}
      </span>
    </>
  )
}

/** Whether people write text messages on a device like this one: it is used by touch alone. */
const isOnPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches
