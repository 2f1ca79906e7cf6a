import { useSay } from '../../element/useLanguage.ts'
import { Select } from '../../fields/Select.tsx'
import type { OneOption, OneQuestion } from '../../rules/company/catalogue.ts'
import { cents, money, percentChange } from '../../rules/company/money.ts'
import * as en from '../../words/en.ts'
import type { Say } from '../../words/say.ts'
import type { FieldProps } from './Choices.tsx'

/** One choice of several, in a list. A flat price is shown in its option; percentages are shown above the list. */
export function List({ question, answering: { answers, dispatch } }: FieldProps<OneQuestion>) {
  const say = useSay()
  const { id, label, placeholder = '', required = '', options } = question
  return (
    <Select
      name={id}
      label={label}
      detail={percentChanges(options, say)}
      isRequired={required !== ''}
      placeholder={placeholder}
      options={options.map((option) => ({ value: option.id, text: optionText(option, say) }))}
      value={`${answers[id] ?? ''}`}
      onChange={(chosen) => dispatch({ type: 'answer', id, answer: chosen })}
    />
  )
}

/** What each choice adds, such as `Retail Store +20% · Restaurant +80%`. */
function percentChanges(options: readonly OneOption[], say: Say): string {
  return options
    .flatMap(({ label: choice, percent = 0 }) =>
      percent === 0 ? [] : say(en.choiceBy, { choice, percent: percentChange(percent, say) }),
    )
    .join(' · ')
}

function optionText({ label: choice, price }: OneOption, say: Say): string {
  if (price === undefined) return choice
  return say(en.choiceFor, { choice, price: money(cents(price), say) })
}
