import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, icons, spark } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { ByMachine } from '../../fields/ByMachine.tsx'
import { Reach } from '../../fields/Reach.tsx'
import type { WizardWords } from '../../rules/company/business.ts'
import type { SentContact } from '../../rules/lead/person.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import { Receipt } from './Receipt.tsx'

interface ThankYouProps {
  quoted: LinkedQuote
  /** Undefined for a robot, whose lead was not sent. */
  contact: SentContact | undefined
  /** How high the form was, in pixels. */
  height: number
  words: WizardWords['thanks']
  /** Whether rays are drawn next to the heading. */
  hasSpark: boolean
  /** Other things to do with the quote. */
  keep: ReactNode
  /** What the owner offers next. */
  nextSteps: ReactNode
  onStartOver(): void
  onClickCapture(event: MouseEvent): void
}

/**
 * Replaces the wizard once a lead has arrived and the page stays: thanks, the receipt, and a button
 * that starts another quote. It is at least as high as the wizard was, so that the page below does
 * not move up.
 */
export function ThankYou({
  quoted,
  contact,
  height,
  words,
  hasSpark,
  keep,
  nextSteps,
  onStartOver,
  onClickCapture,
}: ThankYouProps) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const startOver = useRef(onStartOver)
  startOver.current = onStartOver

  useLayoutEffect(() => {
    heading.current?.focus()
    // Closing a dialog that shows the thanks begins a new quote. This needs the capture phase,
    // because `close` does not bubble.
    const root = box.current?.getRootNode()
    const onClose = () => startOver.current()
    root?.addEventListener('close', onClose, true)
    return () => root?.removeEventListener('close', onClose, true)
  }, [])

  return (
    <div
      ref={box}
      className="wizard"
      part="wizard"
      style={{ minHeight: height }}
      onClickCapture={onClickCapture}
    >
      <div className="final thanks">
        <section className="price" part="price">
          <h2 ref={heading} tabIndex={-1} part="heading">
            {words.heading}
          </h2>
          {hasSpark && <Icon path={spark} />}
          <div role="status">
            <h3>{words.title}</h3>
            {contact && <Reach {...contact} />}
            <p>{words.text}</p>
          </div>
          <div className="actions">
            <button type="button" part="continue" onClick={onStartOver}>
              {say(en.startOver)}
              <Icon path={icons.forward} />
            </button>
          </div>
        </section>
        <Receipt quoted={quoted} />
        {keep}
        <section className="included">
          <h3>{words.next.heading}</h3>
          <ul>
            {words.next.list.map((step, index) => (
              <li key={step}>
                <i>{index + 1}</i>
                {step}
              </li>
            ))}
          </ul>
        </section>
        {nextSteps}
      </div>
      <ByMachine />
    </div>
  )
}
