import type { AreaQuestion, OneQuestion } from '../../../widgets/rules/company/catalogue.ts'
import { hint } from '../problems/hint.ts'
import type { Path } from '../problems/problems.ts'
import { hasPostalCodes, noPostalCodes } from '../schemas/parts/postal-beginning.ts'
import {
  type CatalogueFiles,
  type Finding,
  type PlacedQuestion,
  placedQuestionsOf,
} from './places.ts'

interface Fault {
  readonly path: Path
  readonly sentence: string
}

/** The problems of questions with one choice, and of questions about the area of the visitor. */
export function choiceFindings(
  { services, extras }: CatalogueFiles,
  country: unknown,
): readonly Finding[] {
  return services.flatMap((service) => {
    const allQuestions = placedQuestionsOf(service, extras)
    const areas = allQuestions.filter(({ question }) => question.kind === 'area')
    const hasCounts = service.content.steps.some(({ questions }) =>
      questions.some(({ kind }) => kind === 'counts'),
    )
    return [
      ...allQuestions.flatMap((placed) => findingsAt(placed, faultsOf(placed.question, hasCounts))),
      ...areas
        .filter(() => !hasPostalCodes(country))
        .flatMap((placed) => findingsAt(placed, [{ path: ['kind'], sentence: noPostalCodes }])),
      ...areas
        .slice(1)
        .flatMap((placed) =>
          findingsAt(placed, [
            { path: ['kind'], sentence: 'this service asks for the postal code twice; keep one.' },
          ]),
        ),
    ]
  })
}

function findingsAt({ file, path }: PlacedQuestion, faults: readonly Fault[]): readonly Finding[] {
  return faults.map((fault) => ({ file, path: [...path, ...fault.path], sentence: fault.sentence }))
}

function faultsOf(question: PlacedQuestion['question'], hasCounts: boolean): readonly Fault[] {
  switch (question.kind) {
    case 'one':
      return [
        ...defaultFaults(question),
        ...listFaults(question),
        ...priceFaults(question, hasCounts),
      ]
    case 'area':
      return beginningFaults(question)
    default:
      return []
  }
}

function defaultFaults({ default: byDefault, options, required }: OneQuestion): readonly Fault[] {
  if (byDefault === undefined) return []
  const ids = options.map(({ id }) => id)
  if (!ids.includes(byDefault)) {
    return [
      { path: ['default'], sentence: `"${byDefault}" is not an option; ${hint(byDefault, ids)}` },
    ]
  }
  const sentence = `has no effect, because ${byDefault} is chosen at first; take out required or default.`
  return required === undefined ? [] : [{ path: ['required'], sentence }]
}

/** A list begins with its default, or with a placeholder for no choice. */
function listFaults({ as, placeholder, default: byDefault }: OneQuestion): readonly Fault[] {
  if (as === undefined) {
    const sentence = 'only a list has one; write "as": "list", or take it out.'
    return placeholder === undefined ? [] : [{ path: ['placeholder'], sentence }]
  }
  if ((placeholder === undefined) !== (byDefault === undefined)) return []
  const sentence =
    placeholder === undefined
      ? 'a list begins with something; write a placeholder, as "Choose one", or a default.'
      : `${byDefault} is chosen at first; take out placeholder or default.`
  return [{ path: placeholder === undefined ? ['as'] : ['placeholder'], sentence }]
}

function priceFaults({ options }: OneQuestion, hasCounts: boolean): readonly Fault[] {
  return options.flatMap(({ percent = 0, price }, index) => {
    if (percent === 0) return []
    const path = ['options', index, 'percent']
    if (price !== undefined) {
      return [{ path, sentence: 'an option has a percent or a price; take one of them out.' }]
    }
    const sentence = 'a percent is one of what is counted, and nothing is; write a price.'
    return hasCounts ? [] : [{ path, sentence }]
  })
}

/** No two areas share a beginning, since a postal code is in one area only. */
function beginningFaults({ groups }: AreaQuestion): readonly Fault[] {
  return groups.flatMap(({ begins }, at) =>
    begins.flatMap((beginning, index) => {
      const other = groups.slice(0, at).find((group) => group.begins.includes(beginning))
      const sentence = `"${beginning}" begins those of ${other?.label} too; keep one.`
      return other ? [{ path: ['groups', at, 'begins', index], sentence }] : []
    }),
  )
}
