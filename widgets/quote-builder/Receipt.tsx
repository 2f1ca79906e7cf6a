import { Icon } from '../fields/Icon.tsx'
import { icons } from './icons.ts'
import { Lines } from './Lines.tsx'
import { type Answers, adjustments, label, money, type Quote } from './quote.ts'

interface ReceiptProps {
  answers: Answers
  quote: Quote
  serviceName: string
}

/** What was asked for, every line of its price, and the total they come to. */
export function Receipt({ answers, quote, serviceName }: ReceiptProps) {
  const [field] = adjustments[answers.service] ?? []
  return (
    <section className="receipt" part="receipt">
      <Icon path={icons[answers.service]} />
      <h3>{serviceName}</h3>
      <small>{field && label(answers[field] as string)}</small>
      <Lines quote={quote} />
      <p className="total">
        Total <b>{money(quote.total * 100)}</b>
      </p>
    </section>
  )
}
