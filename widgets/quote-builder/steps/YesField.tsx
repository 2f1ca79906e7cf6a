import { Choice } from '../../fields/Choice.tsx'
import type { YesQuestion } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import type { Answering } from './answering.ts'

interface YesFieldProps {
  question: YesQuestion
  answering: Answering
}

/** A checkbox with its price. */
export function YesField({ question, answering: { answers, dispatch } }: YesFieldProps) {
  const { id, label, price } = question
  const isChecked = answers[id] === true
  return (
    <div className="tiles yes">
      <Choice
        type="checkbox"
        name={id}
        value={id}
        label={label}
        detail=""
        price={price ? money(cents(price)) : ''}
        checked={isChecked}
        onChange={() => dispatch({ type: 'answer', id, answer: !isChecked })}
      />
    </div>
  )
}
