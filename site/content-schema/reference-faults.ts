import type { Field } from '../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../widgets/rules/engine/prefill.ts'
import type { NameList } from '../editor/json-schema.ts'
import { addressFault } from '../problems/address-fault.ts'
import { hint } from '../problems/hint.ts'
import type { Path } from '../problems/problems.ts'
import { localFault } from './company.ts'
import { linkInText, type Reference, type Target } from './references.ts'

/** What there is, so that content may refer to it. */
export interface Existing {
  readonly names: Readonly<Record<NameList, readonly string[]>>
  /** Whether a page or an article of the site has the path. */
  isPage(path: string): boolean
  /** Whether the button of a card on /services may lead there. */
  isPageOfCard(path: string): boolean
  /** The two letters of the company's country; of a missing one, which is reported elsewhere, CA. */
  readonly country: string
  /** What the service asks to whose file the content belongs. */
  readonly asked?: Asked
  /** The path of a content file, as problems show it. */
  shown(file: string): string
}

export interface Asked {
  /** The ids of the questions in the service's own steps. */
  readonly questions: readonly string[]
  /** What can be answered in them. */
  readonly inSteps: readonly Field[]
  /** The same with the extras. */
  readonly inAll: readonly Field[]
}

export interface Fault {
  readonly path: Path
  readonly sentence: string
}

/** The names and links that lead to nothing. */
export function referenceFaults(
  references: readonly Reference[],
  existing: Existing,
): readonly Fault[] {
  return references.flatMap((reference) => faultsOf(reference, existing))
}

function faultsOf(reference: Reference, existing: Existing): readonly Fault[] {
  const { names, to, value, path } = reference
  if (to === 'example' || to === 'tile') return exampleFaults(Object(value), to, existing, path)
  if (to === 'postal codes') {
    // The wizard knows only Canadian postal codes.
    const sentence = 'postal codes can only be asked for in Canada; take it out.'
    return existing.country === 'CA' ? [] : [{ path, sentence }]
  }
  if (to === 'phone number') {
    const sentence = localFault(String(value), existing.country)
    return sentence ? [{ path, sentence }] : []
  }
  const sentences = names
    ? nameFaults(names, String(value), existing)
    : targetFaults(to, String(value), existing, reference.question)
  return sentences.map((sentence) => ({ path, sentence }))
}

/** Why a name is in none of the lists of names, in sentences. */
export function nameFaults(list: NameList, name: string, existing: Existing): readonly string[] {
  return faultsOfName[list](name, existing)
}

type NameFaults = (name: string, existing: Existing) => readonly string[]

const faultsOfName: Readonly<Record<NameList, NameFaults>> = {
  masters: (name, existing) => pictureFaults(name, 'masters', existing),
  gallery: (name, existing) => pictureFaults(name, 'gallery', existing),
  people: (name, existing) => pictureFaults(name, 'people', existing),
  pairs: (name, existing) =>
    ['-before', '-after'].flatMap((end) => pictureFaults(`${name}${end}`, 'masters', existing)),
  // The first frame of a film of the gallery is a picture there.
  films: (name, existing) => [
    ...pictureFaults(name, 'gallery', existing),
    ...filmFaults(name, existing),
  ],
  drawings: among('drawings', (name) => `there is no media/drawings/${name}.svg`),
  tiles: among('tiles', (name, { shown }) => `there is no ${shown(`media/tiles/${name}.svg`)}`),
  icons: among('icons', (name, { shown }) => `there is no ${shown(`icons/${name}.svg`)}`),
  places: among('places', (name) => `"${name}" is not in transformations.json`),
  questions: among('questions', (name) => `"${name}" is not in pages/faq.json`),
  services: among('services', (name) => `there is no service "${name}"`),
  categories: among('categories', (name) => `there is no category "${name}"`),
}

function among(list: NameList, fault: (name: string, existing: Existing) => string): NameFaults {
  return (name, existing) => unknownFaults(fault(name, existing), name, existing.names[list])
}

function pictureFaults(
  name: string,
  folder: 'masters' | 'gallery' | 'people',
  { names, shown }: Existing,
) {
  const pictures = names[folder]
  if (pictures.includes(name)) return []
  const place = shown(`media/${folder}`)
  const bare = name.replace(/\.(jpe?g|png|webp)$/i, '')
  if (pictures.includes(bare)) return [`"${name}" has its ending; write ${bare}.`]
  const other = pictures.find((other) => other.toLowerCase() === bare.toLowerCase())
  if (other) return [`"${name}" is called ${other} in ${place}.`]
  return [`"${name}" has no picture ${place}/${name}.jpg. Put it there, or name another.`]
}

function filmFaults(name: string, { names, shown }: Existing) {
  if (names.films.includes(name)) return []
  const files = `${shown(`media/${name}.av1.mp4`)} and .h264.mp4`
  return [`"${name}" has no film: ${files}. Put it there, or name another.`]
}

function targetFaults(
  to: Target | undefined,
  value: string,
  existing: Existing,
  question: string,
): readonly string[] {
  const { asked } = existing
  switch (to) {
    case 'page':
    case 'page of a card':
      return linkFaults(value, to === 'page' ? existing.isPage : existing.isPageOfCard)
    case 'pages in a text':
      return [...value.matchAll(linkInText)].flatMap(([, url = '']) =>
        linkFaults(url, existing.isPage),
      )
    case 'no service':
      return existing.names.services.includes(value)
        ? [`"${value}" is a service; what its card says is overview in services/${value}.json.`]
        : []
    case 'film':
      return filmFaults(value, existing)
    case 'question':
      return asked ? unknownFaults(`there is no question "${value}"`, value, asked.questions) : []
    case 'count':
    case 'choice':
    case 'price': {
      const noun = to === 'count' ? 'count' : 'question'
      const ids = asked?.inAll.filter(isAnswer[to]).map(({ id }) => id)
      return ids ? unknownFaults(`there is no ${noun} "${value}"`, value, ids) : []
    }
    case 'option': {
      const field = asked?.inAll.find(({ id }) => id === question)
      const ids = field && optionsOf(field).map(({ id }) => id)
      return ids ? unknownFaults(`there is no option "${value}" of ${question}`, value, ids) : []
    }
    default:
      return []
  }
}

/** What can be named as each of these; an option beside such a name is one of its options. */
const isAnswer = {
  count: ({ kind }: Field) => kind === 'count',
  choice: ({ kind }: Field) => kind === 'one' || kind === 'many',
  price: ({ kind }: Field) => kind !== 'area',
}

/** The counts and options of an example. That of a tile asks nothing of the extras. */
function exampleFaults(answers: object, to: Target, { asked }: Existing, path: Path): Fault[] {
  const fields = to === 'tile' ? asked?.inSteps : asked?.inAll
  if (!fields) return []
  return Object.entries(answers).flatMap(([id, value]) => {
    const field = fields.find((one) => one.id === id)
    const sentences = answerFaults(id, value, field, fields)
    return sentences.map((sentence) => ({ path: [...path, id], sentence }))
  })
}

function answerFaults(id: string, value: unknown, field: Field | undefined, all: readonly Field[]) {
  if (field && isAnswer.count(field))
    return typeof value === 'number' ? [] : [`"${value}" is not a number of ${id}; write 1.`]
  if (field && isAnswer.choice(field)) {
    const ids = optionsOf(field).map((option) => option.id)
    return unknownFaults(`"${value}" is not an option of ${id}`, String(value), ids)
  }
  const isCount = typeof value === 'number'
  const ids = all.filter(isCount ? isAnswer.count : isAnswer.choice).map((one) => one.id)
  return unknownFaults(`there is no ${isCount ? 'count' : 'question'} "${id}"`, id, ids)
}

function unknownFaults(fault: string, name: string, names: readonly string[]) {
  return names.includes(name) ? [] : [`${fault}; ${hint(name, names)}`]
}

/** The problem of the address of a link. */
function linkFaults(url: string, isPage: (path: string) => boolean): readonly string[] {
  const path = url.replace(/[?#].*$/, '')
  const fault = addressFault(url) ?? (isPage(path) ? '' : `there is no page "${path}".`)
  return fault ? [fault] : []
}
