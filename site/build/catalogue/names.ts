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
  placedQuestionsOf,
  type ServiceEntry,
  stepsOf,
} from './places.ts'

/** What pages and links write for no choice. */
const noChoice: Readonly<Partial<Record<Field['kind'], string>>> = { many: 'none', area: outside }

/** The ids of the steps that every wizard has. */
const wizardSteps = ['service', 'extras', 'quote', 'contact']

/** The problems of the ids and attributes of services, steps, questions and options. */
export function nameFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  const questions = services.map((service) => placedQuestionsOf(service, extras))
  const fields = questions.map((ofService) => ofService.flatMap(fieldsIn))
  return [
    ...services.flatMap(fileFindings),
    ...services.flatMap((service) => stepFindings(service, { services, extras })),
    ...questions.flatMap(idFindings),
    ...kindFindings(questions.flat()),
    ...fields.flat().flatMap(reservedFindings),
    ...attributeFindings(fields.flat()),
  ]
}

function fileFindings({ id, file }: ServiceEntry): readonly Finding[] {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return []
  const better = id
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
  const sentence = `the name of the file is the id of the service; name it ${better ?? 'dog-walks'}.json.`
  return [{ file, path: [], sentence }]
}

function stepFindings(service: ServiceEntry, { extras }: CatalogueFiles): readonly Finding[] {
  return stepsOf(service, extras)
    .filter(({ step, isExtras }) => !isExtras && wizardSteps.includes(step.id))
    .map(({ step, file, path }) => ({
      file,
      path: [...path, 'id'],
      sentence: `"${step.id}" is a step of the wizard itself; write another id.`,
    }))
}

/** Within a service and its extras, no two counts or questions share an id. */
function idFindings(questions: readonly PlacedQuestion[]): readonly Finding[] {
  const ids = questions.flatMap(idsIn)
  return ids
    .filter(({ id }, at) => ids.findIndex((one) => one.id === id) < at)
    .map(({ id, file, path }) => ({
      file,
      path: [...path, 'id'],
      sentence: `"${id}" is the id of something else that this service asks; write another.`,
    }))
}

/** An id has the same kind in all services. */
function kindFindings(questions: readonly PlacedQuestion[]): readonly Finding[] {
  const ids = questions.flatMap(idsIn)
  return ids.flatMap(({ id, kind, file, path }) => {
    const first = ids.find((one) => one.id === id)
    if (!first || first.kind === kind || first.file === file) return []
    const sentence = `"${id}" is ${first.kind} in ${first.file} and ${kind} here; write another id.`
    return [{ file, path: [...path, 'id'], sentence }]
  })
}

/** The ids of a question: its own, and those of its counts. */
function idsIn(placed: PlacedQuestion) {
  const { question, file, path } = placed
  const counts = question.kind === 'counts' ? fieldsIn(placed) : []
  return [
    { id: question.id, kind: `of kind "${question.kind}"`, file, path },
    ...counts.map((count) => ({ ...count, id: count.field.id, kind: 'a count' })),
  ]
}

function reservedFindings(placed: PlacedField): readonly Finding[] {
  const { field, file, path } = placed
  const eventFindings = eventKeys.has(field.id)
    ? [
        {
          file,
          path: [...path, 'id'],
          sentence: `events have their own "${field.id}"; write another id.`,
        },
      ]
    : []
  const optionFindings = optionsIn(placed).flatMap(({ option: { id }, file, path }) => {
    const isTaken = id === noChoice[field.kind]
    const sentence = `"${id}" stands for no choice; write another id.`
    return isTaken ? [{ file, path: [...path, 'id'], sentence }] : []
  })
  return [...eventFindings, ...optionFindings]
}

/** An attribute answers the same question in all services, and no element has it already. */
function attributeFindings(fields: readonly PlacedField[]): readonly Finding[] {
  const attributes = fields.map(({ field, file, path }) => {
    const attribute = field.attribute ?? inKebabCase(field.id)
    const place = [...path, field.attribute === undefined ? 'id' : 'attribute']
    return { id: field.id, attribute, property: inCamelCase(attribute), file, path: place }
  })
  return attributes.flatMap(({ id, attribute, property, file, path }) => {
    if (elementNames.has(property) || elementNames.has(attribute)) {
      return [
        {
          file,
          path,
          sentence: `the element has its own "${attribute}"; write another attribute.`,
        },
      ]
    }
    const other = attributes.find((one) => one.property === property)
    if (other && other.id !== id) {
      return [
        {
          file,
          path,
          sentence: `the attribute "${attribute}" answers ${other.id}; write another.`,
        },
      ]
    }
    const first = attributes.find((one) => one.id === id)
    if (!first || first.attribute === attribute) return []
    const sentence = `"${id}" has the attribute ${first.attribute} in ${first.file}; write the same here.`
    return [{ file, path, sentence }]
  })
}
