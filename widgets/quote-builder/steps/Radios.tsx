import { Choice } from '../../fields/Choice.tsx'
import type { OneOption, OneQuestion } from '../../rules/company/catalogue.ts'
import { cents, money } from '../../rules/company/money.ts'
import { quoteOf } from '../../rules/engine/quote.ts'
import * as priceWords from '../../words/price.ts'
import * as words from '../../words/question.ts'
import type { Answering } from './answering.ts'

interface RadiosProps {
  question: OneQuestion
  isLegendHidden: boolean
  answering: Answering
}

/** One choice of several, each with the total that the quote would have. */
export function Radios({ question, isLegendHidden, answering }: RadiosProps) {
  const { catalogue, answers, dispatch } = answering
  const { id, label, options } = question
  return (
    <fieldset className="tiles">
      <legend className={isLegendHidden ? 'hidden' : ''}>{label}</legend>
      {options.map((option) => (
        <Choice
          key={option.id}
          type="radio"
          name={id}
          value={option.id}
          label={option.label}
          detail={priceChange(question, option)}
          price={money(quoteOf(catalogue, { ...answers, [id]: option.id }).total * 100)}
          checked={answers[id] === option.id}
          onChange={() => dispatch({ type: 'answer', id, answer: option.id })}
        />
      ))}
    </fieldset>
  )
}

/**
 * How a choice changes the price: `30% off`, `20% rush fee`, the words for the regular price, or
 * `+$40`; '' if it adds nothing.
 */
function priceChange({ line }: OneQuestion, { percent, price = 0 }: OneOption): string {
  if (percent === undefined) return price > 0 ? `+${money(cents(price))}` : ''
  if (percent === 0) return words.regularPrice
  if (percent < 0) return priceWords.percentOff(-percent)
  return words.percentMore(percent, line?.beside ?? line?.more)
}
