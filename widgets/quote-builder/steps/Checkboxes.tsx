import type { Dispatch } from 'react'
import { Choice } from '../../fields/Choice.tsx'
import type { Answers } from '../../rules/answers.ts'
import { cents, money } from '../../rules/money.ts'
import type { Prices } from '../../rules/quote.ts'
import type { Checkable, CheckboxQuestion } from '../../rules/steps.ts'
import { idsOf } from '../../rules/table.ts'
import type { Action } from '../../rules/wizard.ts'
import { optionWords } from '../../rules/words.ts'

interface CheckboxesProps {
  question: CheckboxQuestion
  isLegendHidden: boolean
  prices: Prices
  answers: Answers
  dispatch: Dispatch<Action>
}

/** Any number of choices, each with its own price. */
export function Checkboxes({
  question,
  isLegendHidden,
  prices,
  answers,
  dispatch,
}: CheckboxesProps) {
  const { field, legend } = question
  const list: Readonly<Partial<Record<Checkable, number>>> = prices[field]
  const words: Readonly<Partial<Record<Checkable, string>>> = optionWords[field]
  const chosen: readonly Checkable[] = answers[field]
  return (
    <fieldset className="tiles">
      <legend className={isLegendHidden ? 'hidden' : ''}>{legend}</legend>
      {idsOf(list).map((id) => (
        <Choice
          key={id}
          type="checkbox"
          name={field}
          value={id}
          label={words[id] ?? id}
          detail=""
          price={money(cents(list[id] ?? 0))}
          checked={chosen.includes(id)}
          onChange={() => dispatch({ type: 'toggle', field, id })}
        />
      ))}
    </fieldset>
  )
}
