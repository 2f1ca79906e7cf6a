import type { Dispatch } from 'react'
import { Select } from '../../fields/Select.tsx'
import type { Answers } from '../../rules/answers.ts'
import { cents, money, percentChange } from '../../rules/money.ts'
import type { Prices } from '../../rules/quote.ts'
import type { Question, SelectQuestion, Step } from '../../rules/steps.ts'
import { idsOf } from '../../rules/table.ts'
import type { Action } from '../../rules/wizard.ts'
import { optionWords } from '../../rules/words.ts'
import { Checkboxes } from './Checkboxes.tsx'
import { Counters } from './Counters.tsx'
import { Radios } from './Radios.tsx'

interface QuestionsProps {
  step: Step
  prices: Prices
  answers: Answers
  dispatch: Dispatch<Action>
}

/** The questions of a step between the choice of a service and the final quote. */
export function Questions({ step, prices, answers, dispatch }: QuestionsProps) {
  return step.questions.map((question) => (
    <QuestionField
      key={question.kind === 'counts' ? 'counts' : question.field}
      question={question}
      // A question that is alone in its step is named by the step's heading already.
      isLegendHidden={step.questions.length === 1}
      prices={prices}
      answers={answers}
      dispatch={dispatch}
    />
  ))
}

interface QuestionFieldProps {
  question: Question
  isLegendHidden: boolean
  prices: Prices
  answers: Answers
  dispatch: Dispatch<Action>
}

function QuestionField({
  question,
  isLegendHidden,
  prices,
  answers,
  dispatch,
}: QuestionFieldProps) {
  switch (question.kind) {
    case 'counts':
      return <Counters prices={prices} answers={answers} dispatch={dispatch} />
    case 'select':
      return (
        <Select
          name={question.field}
          label={question.label}
          detail={question.field === 'buildingType' ? adjustments(prices) : ''}
          isRequired={question.isRequired}
          placeholder={question.placeholder}
          options={selectOptions(prices, question.field)}
          value={answers[question.field]}
          onChange={(id) => dispatch({ type: 'pick', field: question.field, id })}
        />
      )
    case 'radio':
      return (
        <Radios
          question={question}
          isLegendHidden={isLegendHidden}
          prices={prices}
          answers={answers}
          dispatch={dispatch}
        />
      )
    case 'checkboxes':
      return (
        <Checkboxes
          question={question}
          isLegendHidden={isLegendHidden}
          prices={prices}
          answers={answers}
          dispatch={dispatch}
        />
      )
  }
}

/** What each type of building adds, such as `Retail Store +20% · Restaurant +80%`. */
function adjustments({ buildingType }: Prices): string {
  return idsOf(buildingType)
    .filter((id) => buildingType[id] !== 0)
    .map((id) => `${optionWords.buildingType[id]}\u00a0${percentChange(buildingType[id])}`)
    .join(' · ')
}

/** The choices of a list. Those of buildings are called just so; a driveway is told with its price. */
function selectOptions(prices: Prices, field: SelectQuestion['field']) {
  if (field === 'buildingType')
    return idsOf(prices[field]).map((id) => ({ value: id, text: optionWords[field][id] }))
  return idsOf(prices[field]).map((id) => {
    const price = money(cents(prices[field][id]))
    return { value: id, text: `${optionWords[field][id]}, ${price}` }
  })
}
