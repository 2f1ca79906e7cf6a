import { Choice } from '../../fields/Choice.tsx'
import { Counter } from '../../fields/Counter.tsx'
import { Select } from '../../fields/Select.tsx'
import { icons } from '../icons.ts'
import {
  type Answers,
  type CountField,
  cents,
  count,
  label,
  money,
  type Prices,
  quote,
} from '../quote.ts'
import type { Action, Step } from '../wizard.ts'

interface QuestionsProps {
  step: Step
  prices: Prices
  answers: Answers
  dispatch(action: Action): void
}

/** Select boxes, by the answer they give: their label and their placeholder (spec §5). */
const selects: Record<string, readonly [string, string]> = {
  buildingType: ['Building type', 'Select building type'],
  drivewaySize: ['Driveway', 'Driveway size (optional)'],
}

/** The questions of a step between the choice of a service and the final quote. */
export function Questions({ step, prices, answers, dispatch }: QuestionsProps) {
  const answer = (given: object) => dispatch({ type: 'answer', answers: given })
  return step.asks.map((ask) => {
    const field = ask as keyof Prices & keyof Answers
    const options = Object.entries(prices[field] ?? {})

    if (ask === 'counts' && answers.service) {
      return (
        <div key={ask} className="tiles">
          {Object.entries(prices[answers.service]).map(([id, dollars]) => {
            const counted = id as CountField
            const value = answers[counted]
            return (
              <Counter
                key={id}
                label={label(id)}
                detail={`${money(cents(dollars))} each`}
                subtotal={value ? money(value * cents(dollars)) : ''}
                icon={icons[id]}
                value={value}
                onStep={(by) => dispatch({ type: 'step', field: counted, by })}
                onType={(text) => answer({ [id]: count(text.replace(/\D/g, '')) })}
              />
            )
          })}
        </div>
      )
    }
    const select = selects[ask]
    if (select) {
      return (
        <Select
          key={ask}
          name={ask}
          label={select[0]}
          placeholder={select[1]}
          options={options.map(([id]) => [id, label(id)])}
          value={answers[field] as string}
          onChange={(value) => answer({ [field]: value })}
        />
      )
    }
    const picked = answers[field]
    const many = Array.isArray(picked)
    return (
      <fieldset key={ask} className="tiles">
        <legend className={step.asks[1] ? '' : 'hidden'}>{label(ask)}</legend>
        {options.map(([id, amount]) => (
          <Choice
            key={id}
            type={many ? 'checkbox' : 'radio'}
            name={ask}
            value={id}
            label={label(id)}
            detail={
              many
                ? ''
                : amount
                  ? `${Math.abs(amount)}% ${amount < 0 ? 'off' : 'rush fee'}`
                  : 'Regular price'
            }
            price={money(
              many ? cents(amount) : quote(prices, { ...answers, [field]: id }).total * 100,
            )}
            checked={many ? picked.includes(id) : picked === id}
            onChange={() =>
              answer({
                [field]: !many
                  ? id
                  : picked.includes(id)
                    ? picked.filter((other) => other !== id)
                    : [...picked, id],
              })
            }
          />
        ))}
      </fieldset>
    )
  })
}
