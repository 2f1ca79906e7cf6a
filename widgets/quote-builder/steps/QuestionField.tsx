import type { Question } from '../../rules/company/catalogue.ts'
import { AreaField } from './AreaField.tsx'
import type { Answering } from './answering.ts'
import { Checkboxes } from './Checkboxes.tsx'
import { Counters } from './Counters.tsx'
import { List } from './List.tsx'
import { Radios } from './Radios.tsx'
import { YesField } from './YesField.tsx'

interface QuestionFieldProps {
  question: Question
  isLegendHidden: boolean
  answering: Answering
}

/** One question of a step. */
export function QuestionField({ question, isLegendHidden, answering }: QuestionFieldProps) {
  switch (question.kind) {
    case 'counts':
      return <Counters question={question} answering={answering} />
    case 'one': {
      if (question.as === 'list') return <List question={question} answering={answering} />
      return <Radios question={question} isLegendHidden={isLegendHidden} answering={answering} />
    }
    case 'many':
      return (
        <Checkboxes question={question} isLegendHidden={isLegendHidden} answering={answering} />
      )
    case 'yes':
      return <YesField question={question} answering={answering} />
    case 'area':
      return <AreaField question={question} answering={answering} />
  }
}
