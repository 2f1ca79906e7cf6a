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
          detail={pricesInWords(prices, question.field)}
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

/** What each choice of a list costs or adds, such as `One car $50 · Two cars $80`. */
function pricesInWords(prices: Prices, field: SelectQuestion['field']): string {
  const amounts: Readonly<Record<string, number>> = prices[field]
  const inWords = (value: number) =>
    field === 'drivewaySize' ? money(cents(value)) : percentChange(value)
  return selectOptions(prices, field)
    .filter(({ value }) => amounts[value])
    .map(({ value, text }) => `${text}\u00a0${inWords(amounts[value] ?? 0)}`)
    .join(' · ')
}

function selectOptions(prices: Prices, field: SelectQuestion['field']) {
  const words: Readonly<Record<string, string>> = optionWords[field]
  const ids: string[] = idsOf(prices[field])
  return ids.map((id) => ({ value: id, text: words[id] ?? id }))
}
