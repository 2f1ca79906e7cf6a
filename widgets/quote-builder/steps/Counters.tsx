import type { Dispatch } from 'react'
import { Counter } from '../../fields/Counter.tsx'
import type { Answers } from '../../rules/answers.ts'
import { money } from '../../rules/money.ts'
import { countFields, type Prices, unitPrice } from '../../rules/quote.ts'
import type { Action } from '../../rules/wizard.ts'
import { countWords } from '../../rules/words.ts'
import { countIcons } from '../icons.ts'

interface CountersProps {
  prices: Prices
  answers: Answers
  dispatch: Dispatch<Action>
}

/** A counter for everything that the chosen service prices by the piece. */
export function Counters({ prices, answers, dispatch }: CountersProps) {
  const { service } = answers
  if (!service) return null
  return (
    <div className="tiles">
      {countFields(prices, service).map((field) => {
        const each = unitPrice(prices, service, field)
        const value = answers[field]
        return (
          <Counter
            key={field}
            id={field}
            words={countWords[field]}
            detail={`${money(each)} each`}
            subtotal={value > 0 ? money(value * each) : ''}
            icon={countIcons[field]}
            value={value}
            onStep={(by) => dispatch({ type: 'count', field, by })}
            onType={(count) => dispatch({ type: 'setCount', field, value: count })}
          />
        )
      })}
    </div>
  )
}
