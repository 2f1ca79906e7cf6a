import { Counter } from '../../fields/Counter.tsx'
import type { Count, CountsQuestion } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { count, highestCount } from '../../rules/engine/answers.ts'
import * as en from '../../words/en.ts'
import type { FieldProps } from './answering.ts'

/** A counter for each count of the question. */
export function Counters({
  question,
  answering: { answers, dispatch },
}: FieldProps<CountsQuestion>) {
  return (
    <div className="tiles">
      {question.counts.map((item) => {
        const { id, icon, most = highestCount } = item
        const priceEach = cents(item.each)
        const value = count(answers[id], most)
        return (
          <Counter
            key={id}
            id={id}
            words={wordsOf(item)}
            detail={en.each(money(priceEach))}
            subtotal={value > 0 ? money(value * priceEach) : ''}
            icon={icon}
            value={value}
            most={most}
            onStep={(by) => dispatch({ type: 'count', id, by })}
            onType={(typed) => dispatch({ type: 'answer', id, answer: typed })}
          />
        )
      })}
    </div>
  )
}

function wordsOf({ one, many, spoken = one.toLowerCase() }: Count) {
  return { many, more: en.oneMore(spoken), fewer: en.oneFewer(spoken) }
}
