import { Choice } from '../../fields/Choice.tsx'
import type { ManyQuestion } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { chosenIds } from '../../rules/engine/answers.ts'
import type { Answering } from './answering.ts'

interface CheckboxesProps {
  question: ManyQuestion
  isLegendHidden: boolean
  answering: Answering
}

/** Any number of choices, each with its own price. */
export function Checkboxes({ question, isLegendHidden, answering }: CheckboxesProps) {
  const { id, label, options } = question
  const { answers, dispatch } = answering
  const chosen = chosenIds(answers[id])
  return (
    <fieldset className="tiles">
      <legend className={isLegendHidden ? 'hidden' : ''}>{label}</legend>
      {options.map((option) => (
        <Choice
          key={option.id}
          type="checkbox"
          name={id}
          value={option.id}
          label={option.label}
          detail=""
          price={option.price ? money(cents(option.price)) : ''}
          checked={chosen.includes(option.id)}
          onChange={() => dispatch({ type: 'toggle', id, option: option.id })}
        />
      ))}
    </fieldset>
  )
}
