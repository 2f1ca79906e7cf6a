import { Icon } from '../element/Icon.tsx'
import { LiveText } from '../fields/LiveText.tsx'
import type { Answers } from '../rules/answers.ts'
import { money } from '../rules/money.ts'
import { adjustingChoice, type Quote } from '../rules/quote.ts'
import { serviceIcons } from './icons.ts'
import { Lines } from './Lines.tsx'

interface ReceiptProps {
  answers: Answers
  quote: Quote
  serviceName: string
}

/** What was asked for, every line of its price, and the total they come to. */
export function Receipt({ answers, quote, serviceName }: ReceiptProps) {
  return (
    <section className="receipt" part="receipt">
      <Icon path={answers.service ? serviceIcons[answers.service] : ''} />
      <h3>{serviceName}</h3>
      <small>
        <LiveText text={adjustingChoice(answers)} />
      </small>
      <Lines quote={quote} />
      <p className="total">
        Total{' '}
        <b>
          <LiveText text={money(quote.total * 100)} />
        </b>
      </p>
    </section>
  )
}
