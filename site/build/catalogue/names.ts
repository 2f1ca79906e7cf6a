import { inCamelCase, inKebabCase } from '../../../widgets/rules/embed/attribute-names.ts'
import { type Field, outside } from '../../../widgets/rules/engine/answers.ts'
import { elementNames, eventNames } from './element-names.ts'
import {
  askedIn,
  type CatalogueFiles,
  type Finding,
  fieldsIn,
  optionsIn,
  type PlacedField,
  type PlacedQuestion,
  type ServiceEntry,
  stepsOf,
} from './places.ts'

/** What pages and links write for no choice. */
const noChoice: Readonly<Partial<Record<Field['kind'], string>>> = { many: 'none', area: outside }

const wizardSteps = ['service', 'extras', 'quote', 'contact']

/** What is wrong with what services, steps, questions and options go by. */
export function nameFindings({ services, extras }: CatalogueFiles): readonly Finding[] {
  const questions = services.map((service) => askedIn(service, extras))
  const fields = questions.map((asked) => asked.flatMap(fieldsIn))
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

/** In one service, extras with it, no two counts or questions have one id. */
function idFindings(questions: readonly PlacedQuestion[]): readonly Finding[] {
  const named = questions.flatMap(namedIn)
  return named
    .filter(({ id }, at) => named.findIndex((one) => one.id === id) < at)
    .map(({ id, file, path }) => ({
      file,
      path: [...path, 'id'],
      sentence: `"${id}" is the id of something else that this service asks; write another.`,
    }))
}

/** In all services one id means one kind. */
function kindFindings(questions: readonly PlacedQuestion[]): readonly Finding[] {
  const named = questions.flatMap(namedIn)
  return named.flatMap(({ id, kind, file, path }) => {
    const first = named.find((one) => one.id === id)
    if (!first || first.kind === kind || first.file === file) return []
    const sentence = `"${id}" is ${first.kind} in ${first.file} and ${kind} here; write another id.`
    return [{ file, path: [...path, 'id'], sentence }]
  })
}

/** What has an id in a question: itself, and each of its counts. */
function namedIn(placed: PlacedQuestion) {
  const { question, file, path } = placed
  const counts = question.kind === 'counts' ? fieldsIn(placed) : []
  return [
    { id: question.id, kind: `of kind "${question.kind}"`, file, path },
    ...counts.map((count) => ({ ...count, id: count.field.id, kind: 'a count' })),
  ]
}

function reservedFindings(placed: PlacedField): readonly Finding[] {
  const { field, file, path } = placed
  const own = eventNames.has(field.id)
    ? [
        {
          file,
          path: [...path, 'id'],
          sentence: `events have their own "${field.id}"; write another id.`,
        },
      ]
    : []
  const options = optionsIn(placed).flatMap(({ option: { id }, file, path }) => {
    const isTaken = id === noChoice[field.kind]
    const sentence = `"${id}" stands for no choice; write another id.`
    return isTaken ? [{ file, path: [...path, 'id'], sentence }] : []
  })
  return [...own, ...options]
}

/** One attribute answers one thing, the same in all services, and nothing that the element has already. */
function attributeFindings(fields: readonly PlacedField[]): readonly Finding[] {
  const known = fields.map(({ field, file, path }) => {
    const attribute = field.attribute ?? inKebabCase(field.id)
    const place = [...path, field.attribute === undefined ? 'id' : 'attribute']
    return { id: field.id, attribute, property: inCamelCase(attribute), file, path: place }
  })
  return known.flatMap(({ id, attribute, property, file, path }) => {
    if (elementNames.has(property) || elementNames.has(attribute)) {
      return [
        {
          file,
          path,
          sentence: `the element has its own "${attribute}"; write another attribute.`,
        },
      ]
    }
    const other = known.find((one) => one.property === property)
    if (other && other.id !== id) {
      return [
        {
          file,
          path,
          sentence: `the attribute "${attribute}" answers ${other.id}; write another.`,
        },
      ]
    }
    const first = known.find((one) => one.id === id)
    if (!first || first.attribute === attribute) return []
    const sentence = `"${id}" has the attribute ${first.attribute} in ${first.file}; write the same here.`
    return [{ file, path, sentence }]
  })
}
