import type { QuoteBuilderAnswers, Service } from '../../types/answers.js'
import type { AskedQuestion } from './company-data.js'
import type { Located, Scope } from './locator.js'

/** Of what a page can answer by an attribute, what a visitor does: counts, chooses, ticks. */
type Answer<Attribute> = number extends Attribute
  ? number
  : string extends Attribute
    ? readonly string[]
    : boolean extends Attribute
      ? boolean
      : Exclude<Attribute, ''>

/**
 * What a visitor wants, by the names of the element's properties: a count as a number, one of several by its id, several
 * as a list of ids, a mark to tick as true or false, an area by its id. What is left out stays as it is.
 */
export type Answers = {
  readonly [Property in keyof QuoteBuilderAnswers]?: Answer<QuoteBuilderAnswers[Property]>
} & {
  /** Without it the visitor goes on from the step in view. */
  readonly service?: Service
}

/** Where a question is answered; several controls for radio buttons and boxes to tick. */
export function controlsOf<Found extends Located<Found>>(
  wizard: Scope<Found>,
  { kind, label }: AskedQuestion,
): Found {
  const named = { name: label, exact: true }
  switch (kind) {
    case 'count':
      return wizard.getByRole('spinbutton', named)
    case 'radios':
    case 'many':
      return wizard.getByRole('group', named)
    case 'list':
      return wizard.getByRole('combobox', named)
    case 'yes':
      return wizard.getByRole('checkbox', named)
    case 'area':
      return wizard.getByRole('textbox', named)
  }
}

/** Answers a question that is in view. Throws where the company offers no such option. */
export async function answerQuestion<Found extends Located<Found>>(
  wizard: Scope<Found>,
  question: AskedQuestion,
  answer: unknown,
): Promise<void> {
  const controls = controlsOf(wizard, question)
  switch (question.kind) {
    case 'count':
      return controls.fill(`${answer}`)
    case 'radios': {
      const name = optionOf(question, answer)
      return controls.getByRole('radio', { name, exact: true }).setChecked(true)
    }
    case 'list':
      optionOf(question, answer)
      await controls.selectOption(`${answer}`)
      return
    case 'many': {
      const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
      for (const id of chosen) optionOf(question, id)
      for (const [id, name] of Object.entries(question.options)) {
        const box = controls.getByRole('checkbox', { name, exact: true })
        await box.setChecked(chosen.includes(id))
      }
      return
    }
    case 'yes':
      return controls.setChecked(answer === true)
    case 'area':
      return controls.fill(optionOf(question, answer))
  }
}

function optionOf({ property, options }: AskedQuestion, id: unknown): string {
  const option = options[`${id}`]
  if (option !== undefined) return option
  throw new Error(`${property} has no ${id}, only ${Object.keys(options).join(', ')}.`)
}
