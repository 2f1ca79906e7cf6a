import type { Dispatch } from 'react'
import { Choice } from '../../fields/Choice.tsx'
import type { Answers } from '../../rules/answers.ts'
import { money } from '../../rules/money.ts'
import { type Prices, quote } from '../../rules/quote.ts'
import type { RadioQuestion } from '../../rules/steps.ts'
import { idsOf } from '../../rules/table.ts'
import type { Action } from '../../rules/wizard.ts'
import { optionWords } from '../../rules/words.ts'

interface RadiosProps {
  question: RadioQuestion
  isLegendHidden: boolean
  prices: Prices
  answers: Answers
  dispatch: Dispatch<Action>
}

/** One choice of several, each with what the whole quote would come to. */
export function Radios({ question, isLegendHidden, prices, answers, dispatch }: RadiosProps) {
  const { field, legend, surcharge } = question
  const percents: Readonly<Record<string, number>> = prices[field]
  const words: Readonly<Record<string, string>> = optionWords[field]
  const ids: string[] = idsOf(prices[field])
  return (
    <fieldset className="tiles">
      <legend className={isLegendHidden ? 'hidden' : ''}>{legend}</legend>
      {ids.map((id) => {
        const chosen = { ...answers, [field]: id }
        return (
          <Choice
            key={id}
            type="radio"
            name={field}
            value={id}
            label={words[id] ?? id}
            detail={changeInWords(percents[id] ?? 0, surcharge)}
            price={money(quote(prices, chosen).total * 100)}
            checked={answers[field] === id}
            onChange={() => dispatch({ type: 'pick', field, id })}
          />
        )
      })}
    </fieldset>
  )
}

/** `30% off`, `20% rush fee`, or that the price stays. */
function changeInWords(percent: number, surcharge: string): string {
  if (percent === 0) return 'Regular price'
  return percent < 0 ? `${-percent}% off` : `${percent}% ${surcharge}`
}
