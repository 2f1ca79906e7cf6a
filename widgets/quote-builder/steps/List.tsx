import { Select } from '../../fields/Select.tsx'
import type { OneOption, OneQuestion } from '../../rules/company/catalogue.ts'
import { cents, money, percentChange } from '../../rules/company/money.ts'
import type { Answering } from './answering.ts'

interface ListProps {
  question: OneQuestion
  answering: Answering
}

/**
 * One choice of several, in a list. A flat price is shown in its option; percentages are shown
 * above the list.
 */
export function List({ question, answering: { answers, dispatch } }: ListProps) {
  const { id, label, placeholder = '', required = '', options } = question
  return (
    <Select
      name={id}
      label={label}
      detail={percentChanges(options)}
      isRequired={required !== ''}
      placeholder={placeholder}
      options={options.map((option) => ({ value: option.id, text: optionText(option) }))}
      value={`${answers[id] ?? ''}`}
      onChange={(chosen) => dispatch({ type: 'answer', id, answer: chosen })}
    />
  )
}

/** What each choice adds, such as `Retail Store +20% · Restaurant +80%`. */
function percentChanges(options: readonly OneOption[]): string {
  return options
    .flatMap(({ label, percent = 0 }) =>
      percent === 0 ? [] : `${label}\u00a0${percentChange(percent)}`,
    )
    .join(' · ')
}

function optionText({ label, price }: OneOption): string {
  return price === undefined ? label : `${label}, ${money(cents(price))}`
}
