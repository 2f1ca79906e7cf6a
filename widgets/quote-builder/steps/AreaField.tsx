import { useState } from 'react'
import { LiveText } from '../../fields/Amounts.tsx'
import { LineField } from '../../fields/LineField.tsx'
import type { AreaQuestion } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { outside } from '../../rules/engine/answers.ts'
import { areaAnswer, postalCodeError, typedPostalCode } from '../../rules/engine/area.ts'
import * as en from '../../words/en.ts'
import type { FieldProps } from './Choices.tsx'

/** The postal code and its effect on the price. A visitor outside the area is informed and can still continue. */
export function AreaField({ question, answering }: FieldProps<AreaQuestion>) {
  const { answers, dispatch, onPostalCode } = answering
  const { id, label } = question
  const postalCode = typedPostalCode(question, answers, answering.postalCode)
  // A half-typed code is not wrong yet, so errors wait until the focus leaves the field.
  const [wasLeft, setWasLeft] = useState(false)
  const error = wasLeft ? postalCodeError(postalCode) : ''
  return (
    <>
      <LineField
        name={id}
        label={label}
        detail={en.optional}
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
        <LiveText text={effectOnPrice(question, answers[id])} />
      </p>
    </>
  )
}

/** `South Surrey: $15 is added.`, or the owner's sentence for a place outside the area; '' for an open answer. */
function effectOnPrice({ groups, outside: sentence }: AreaQuestion, answer: unknown): string {
  if (answer === outside) return sentence
  const group = groups.find(({ id }) => id === answer)
  if (!group) return ''
  const { label, fee = 0 } = group
  return fee > 0 ? en.feeAdded(label, money(cents(fee))) : en.noFee(label)
}
