import * as en from '../../words/en.ts'
import type { Say } from '../../words/say.ts'
import type { Catalogue, Question } from '../company/catalogue.ts'
import { type Answers, chosenIds, count, serviceOf } from './answers.ts'
import { shownSteps } from './shown-steps.ts'

/**
 * About how long the work takes, as a sentence such as `About 3 hours for two people`: what was counted
 * and chosen takes the sum of its minutes, rounded up to half hours. '' if nothing says how long it takes.
 */
export function workTimeOf(catalogue: Catalogue, answers: Answers, say: Say): string {
  const minutes = shownSteps(catalogue, answers)
    .flatMap(({ questions }) => questions)
    .reduce((sum, question) => sum + minutesOf(question, answers), 0)
  const crew = serviceOf(catalogue, answers.service)?.crew ?? 0
  return minutes > 0 ? timeInWords(Math.ceil(minutes / 30) / 2, crew, say) : ''
}

/** `hours` in halves; without a `crew` nothing is said of who comes. */
function timeInWords(hours: number, crew: number, say: Say): string {
  const whole = Math.floor(hours)
  const time = { n: hours, hours: hours > whole ? say(en.andAHalf, { n: whole }) : whole }
  if (crew === 0) return say(en.workTime, time)
  if (crew === 1) return say(en.workTimeOfOne, time)
  return say(en.workTimeOfSeveral, { ...time, people: say(en.severalPeople, { n: crew }) })
}

function minutesOf(question: Question, answers: Answers): number {
  switch (question.kind) {
    case 'counts':
      return sum(
        question.counts.map(({ id, minutes = 0, most }) => minutes * count(answers[id], most)),
      )
    case 'one':
    case 'many': {
      const chosen = chosenIds(answers[question.id])
      return sum(question.options.map(({ id, minutes = 0 }) => (chosen.includes(id) ? minutes : 0)))
    }
    case 'yes':
      return answers[question.id] === true ? (question.minutes ?? 0) : 0
    default:
      return 0
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
