import { inCamelCase, inKebabCase } from '../../../widgets/rules/embed/attribute-names.ts'
import { type Field, outside } from '../../../widgets/rules/engine/answers.ts'
import { elementNames, eventKeys } from './element-names.ts'
import {
  type CatalogueFiles,
  type Finding,
  fieldsIn,
  optionsIn,
  type PlacedField,
  type PlacedQuestion,
  placedFieldsOf,
  placedQuestionsOf,
  type ServiceEntry,
} from './places.ts'

/** What pages and links write for no choice. */
const noChoice: Readonly<Partial<Record<Field['kind'], string>>> = { many: 'none', area: outside }

/** The ids of the steps that every wizard has. */
const wizardSteps = ['service', 'extras', 'quote', 'contact']

/** The problems of the ids and attributes of services, steps, questions and options. */
export function* nameFindings({ services, extras }: CatalogueFiles): Generator<Finding> {
  const ids = services.map((service) => placedQuestionsOf(service, extras).flatMap(idsIn))
  const fields = services.flatMap((service) => placedFieldsOf(service, extras))
  for (const service of services) yield* fileFindings(service)
  for (const service of services) yield* stepFindings(service)
  for (const ofService of ids) yield* idFindings(ofService)
  yield* kindFindings(ids.flat())
  for (const field of fields) yield* reservedFindings(field)
  yield* attributeFindings(fields)
}

function* fileFindings({ id, file }: ServiceEntry): Generator<Finding> {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return
  const better = id
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
  const sentence = `the name of the file is the id of the service; name it ${better ?? 'dog-walks'}.json.`
  yield { file, path: [], sentence }
}

function* stepFindings({ file, content }: ServiceEntry): Generator<Finding> {
  for (const [at, { id }] of content.steps.entries()) {
    const sentence = `"${id}" is a step of the wizard itself; write another id.`
    if (wizardSteps.includes(id)) yield { file, path: ['steps', at, 'id'], sentence }
  }
}

/** An id of a question or a count, what it is the id of, and its place. */
interface PlacedId extends Omit<Finding, 'sentence'> {
  readonly id: string
  readonly kind: string
}

/** The ids of a question: its own, and those of its counts. */
function idsIn(placed: PlacedQuestion): readonly PlacedId[] {
  const { question, file, path } = placed
  const counts = question.kind === 'counts' ? fieldsIn(placed) : []
  return [
    { id: question.id, kind: `of kind "${question.kind}"`, file, path: [...path, 'id'] },
    ...counts.map(({ field: { id }, file, path }) => ({
      id,
      kind: 'a count',
      file,
      path: [...path, 'id'],
    })),
  ]
}

/** Within a service and its extras, no two counts or questions share an id. */
function* idFindings(ids: readonly PlacedId[]): Generator<Finding> {
  for (const [at, { id, file, path }] of ids.entries()) {
    const sentence = `"${id}" is the id of something else that this service asks; write another.`
    if (ids.findIndex((one) => one.id === id) < at) yield { file, path, sentence }
  }
}

/** An id has the same kind in all services. */
function* kindFindings(ids: readonly PlacedId[]): Generator<Finding> {
  for (const { id, kind, file, path } of ids) {
    const first = ids.find((one) => one.id === id)
    if (!first || first.kind === kind || first.file === file) continue
    const sentence = `"${id}" is ${first.kind} in ${first.file} and ${kind} here; write another id.`
    yield { file, path, sentence }
  }
}

function* reservedFindings(placed: PlacedField): Generator<Finding> {
  const { field, file, path } = placed
  if (eventKeys.has(field.id)) {
    const sentence = `events have their own "${field.id}"; write another id.`
    yield { file, path: [...path, 'id'], sentence }
  }
  for (const { option, file, path } of optionsIn(placed)) {
    const sentence = `"${option.id}" stands for no choice; write another id.`
    if (option.id === noChoice[field.kind]) yield { file, path: [...path, 'id'], sentence }
  }
}

/** An attribute answers the same question in all services, and no element has it already. */
function* attributeFindings(fields: readonly PlacedField[]): Generator<Finding> {
  const attributes = fields.map(({ field, file, path }) => {
    const attribute = field.attribute ?? inKebabCase(field.id)
    const place = { file, path: [...path, field.attribute === undefined ? 'id' : 'attribute'] }
    return { id: field.id, attribute, property: inCamelCase(attribute), place }
  })
  for (const { id, attribute, property, place } of attributes) {
    const other = attributes.find((one) => one.property === property)
    const first = attributes.find((one) => one.id === id)
    if (elementNames.has(property) || elementNames.has(attribute)) {
      const sentence = `the element has its own "${attribute}"; write another attribute.`
      yield { ...place, sentence }
    } else if (other && other.id !== id) {
      const sentence = `the attribute "${attribute}" answers ${other.id}; write another.`
      yield { ...place, sentence }
    } else if (first && first.attribute !== attribute) {
      const sentence = `"${id}" has the attribute ${first.attribute} in ${first.place.file}; write the same here.`
      yield { ...place, sentence }
    }
  }
}
