import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon, icons } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, LiveText } from '../../fields/Amounts.tsx'
import { LineField } from '../../fields/LineField.tsx'
import type { AreaQuestion, Catalogue, Question } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { outside } from '../../rules/engine/answers.ts'
import { areaAnswer, postalCodeError, typedPostalCode } from '../../rules/engine/area.ts'
import { missingAt, type Wizard } from '../../rules/wizard/wizard.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'
import type { Say } from '../../words/say.ts'
import {
  type Answering,
  Checkboxes,
  Counters,
  type FieldProps,
  Radios,
  YesField,
} from './Choices.tsx'
import { List } from './List.tsx'

interface QuestionStepProps {
  step: WizardStep
  answering: Answering
  missing: ReturnType<typeof useMissing>
  actions: ReactNode
}

/** A step between service and final quote: its questions, and a sentence about what it still needs. */
export function QuestionStep({ step, answering, missing, actions }: QuestionStepProps) {
  return (
    <>
      {step.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          // The step's heading already names its only question.
          isLegendHidden={step.questions.length === 1}
          answering={answering}
        />
      ))}
      {actions}
      {missing.sentence && missing.presses > 0 && (
        <MissingAlert key={missing.presses} sentence={missing.sentence} />
      )}
    </>
  )
}

/** One question of a step. */
function QuestionField({ question, ...rest }: FieldProps<Question>) {
  switch (question.kind) {
    case 'counts':
      return <Counters question={question} {...rest} />
    case 'one':
      if (question.as === 'list') return <List question={question} {...rest} />
      return <Radios question={question} {...rest} />
    case 'many':
      return <Checkboxes question={question} {...rest} />
    case 'yes':
      return <YesField question={question} {...rest} />
    case 'area':
      return <AreaField question={question} {...rest} />
  }
}

/** Says under the Continue button what the step still needs. Takes the focus when it appears. */
function MissingAlert({ sentence }: { sentence: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} className="alert missing" role="alert" tabIndex={-1}>
      <Icon path={icons.wrong} />
      <span>
        <Amounts text={sentence} />
      </span>
    </p>
  )
}

/**
 * The sentence about what the step still needs, shown after Continue is pressed. `presses` counts
 * the presses, because each one shows the sentence again. `own` is the catalogue in English.
 */
export function useMissing(catalogue: Catalogue, own: Catalogue, wizard: Wizard) {
  const say = useSay()
  const [presses, setPresses] = useState(0)
  const sentence = missingAt(catalogue, wizard, say)
  // The same in every language, so that a sentence that is shown stays when only its words change.
  const missing = missingAt(own, wizard)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentence waits for a press.
  useLayoutEffect(() => setPresses(0), [missing])

  return { sentence, presses, show: () => setPresses((before) => before + 1) }
}

/** The postal code and its effect on the price. A visitor outside the area is informed and can still continue. */
function AreaField({ question, answering }: FieldProps<AreaQuestion>) {
  const say = useSay()
  const { answers, dispatch, onPostalCode } = answering
  const { id, label } = question
  const postalCode = typedPostalCode(question, answers, answering.postalCode)
  // A half-typed code is not wrong yet, so errors wait until the focus leaves the field.
  const [wasLeft, setWasLeft] = useState(false)
  const error = wasLeft ? postalCodeError(postalCode, say) : ''
  return (
    <>
      <LineField
        name={id}
        label={label}
        detail={say(en.optional)}
        autoComplete="postal-code"
        autoCapitalize="characters"
        value={postalCode}
        error={error || undefined}
        isErrorAnnounced
        isRight={false}
        onInput={(typed) => {
          onPostalCode(typed)
          dispatch({ type: 'answer', id, answer: areaAnswer(question, typed) })
        }}
        onFocus={() => setWasLeft(false)}
        onBlur={() => setWasLeft(true)}
      />
      <p className="aside" role="status">
        <LiveText text={effectOnPrice(question, answers[id], say)} />
      </p>
    </>
  )
}

/** `South Surrey: $15 is added.`, or the owner's sentence for a place outside the area; '' for an open answer. */
function effectOnPrice(
  { groups, outside: sentence }: AreaQuestion,
  answer: unknown,
  say: Say,
): string {
  if (answer === outside) return sentence
  const group = groups.find(({ id }) => id === answer)
  if (!group) return ''
  const { label, fee = 0 } = group
  return fee > 0
    ? say(en.feeAdded, { area: label, fee: money(cents(fee), say) })
    : say(en.noFee, { area: label })
}
