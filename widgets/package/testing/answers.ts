import type { QuoteBuilderAnswers, Service } from '../../types/answers.js'
import type { AskedQuestion } from './company.js'
import type { Located, Scope } from './locator.js'

/** The answers that a visitor gives: counts, choices and check marks. */
type Answer<Attribute> = number extends Attribute
  ? number
  : string extends Attribute
    ? readonly string[]
    : boolean extends Attribute
      ? boolean
      : Exclude<Attribute, ''>

/**
 * A visitor's answers, by the names of the element's properties: a number for a count, an id for one option or an area, a
 * list of ids for several options, true or false for a check mark. Answers that are left out stay unchanged.
 */
export type Answers = {
  readonly [Property in keyof QuoteBuilderAnswers]?: Answer<QuoteBuilderAnswers[Property]>
} & {
  /** Without it the visitor continues from the current step. */
  readonly service?: Service
}

const roles = {
  count: 'spinbutton',
  radios: 'group',
  many: 'group',
  list: 'combobox',
  yes: 'checkbox',
  area: 'textbox',
} as const

/** The control of a question; for radio buttons and checkboxes, the group that contains them. */
export function controlsOf<Found>(wizard: Scope<Found>, { kind, label }: AskedQuestion): Found {
  return wizard.getByRole(roles[kind], { name: label, exact: true })
}

/** Answers a question that is in view. Throws if the company does not offer the option. */
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
