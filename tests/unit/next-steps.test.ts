import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { businessData } from '../../site/build/business/business-data.ts'
import { catalogueProblems } from '../../site/build/catalogue/catalogue-problems.ts'
import { fourthStepFindings } from '../../site/build/catalogue/next-steps.ts'
import type { CatalogueFiles } from '../../site/build/catalogue/places.ts'
import { contentModule } from '../../site/build/content/content-module.ts'
import { factsOf } from '../../site/build/content/facts.ts'
import { readNextSteps } from '../../site/build/content/read-next-steps.ts'
import { fileProblems } from '../../site/build/file-check/file-problems.ts'
import { nextSteps } from '../../site/content-schema/next-steps.ts'
import type { Catalogue, Condition, Question, Step } from '../../widgets/rules/company/catalogue.ts'
import { leadPlaceholders } from '../../widgets/rules/company/next-steps.ts'
import { type Answers, completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { allHold } from '../../widgets/rules/engine/shown-steps.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { listIn } from '../fixtures/rows-of.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

/** A copy of a company of the tests with these next steps; it has no file of them if `steps` is left out. */
function companyWith(steps?: readonly object[], company = 'gardens'): string {
  const copy = newFolder()
  const media = path.join(fixture(company), 'media')
  cpSync(fixture(company), copy, { recursive: true, filter: (file) => file !== media })
  symlinkSync(media, path.join(copy, 'media'))
  const file = path.join(copy, 'next-steps.json')
  if (steps) writeFileSync(file, JSON.stringify({ steps }))
  else rmSync(file)
  return copy
}

/** What is wrong with the next steps of a folder, without file and line. */
const faultsIn = (folder: string) =>
  fileProblems(folder, ['next-steps.json'], { facts: factsOf(folder) }).map((lines) =>
    lines.replace(/^.*?:\d+: /, ''),
  )

const linkTo = (url: string) => ({ kind: 'link', label: 'Go', text: 'There.', url })

describe('what is read of a next step', () => {
  test('has facts in its words, and leaves the braces of an address for the lead', async () => {
    const step = {
      ...linkTo('https://book.example/?name={name}&tel={phone}'),
      label: 'Book {shortName}',
      text: 'Or call {phone}.',
      when: [{ service: ['planting'] }],
    }
    const folder = companyWith([step])
    const read = { ...step, label: 'Book Fernhill', text: 'Or call (250) 555-0176.' }
    expect(readNextSteps(folder)).toEqual([read])
    const code = await contentModule('next-steps', { folder, isBuild: true })
    expect(code).toContain(`export const nextSteps = ${JSON.stringify([read])}`)
  })

  test('names a fact that there is not, and takes no word of an address for one', () => {
    const step = { ...linkTo('https://book.example/?id={lead_id}'), text: 'Call {fone}.' }
    const [fault = '', ...others] = faultsIn(companyWith([step]))
    expect(fault).toMatch(/^steps 1\.text: \{fone} is not a fact; did you mean \{phone}\?/)
    expect(fault.split('\n').concat(others)).toHaveLength(1)
  })

  test('leaves the braces of a message too, and gives its number to read and to dial', () => {
    const message = 'It is {name}, {phone}.'
    const begun = { kind: 'text', label: 'Text', text: 'A photo.', message }
    const other = { kind: 'call', label: 'Call', text: 'Now.', phone: '+44 (0)20 7946 0958' }
    expect(readNextSteps(companyWith([begun, other]))).toEqual([
      { ...begun, phone: { shown: '(250) 555-0176', digits: '12505550176' } },
      { ...other, phone: { shown: '+44 (0)20 7946 0958', digits: '442079460958' } },
    ])
  })

  test('is what the elements get, and without steps or their file they get what they got before', async () => {
    const values = { siteUrl: '', account: null, newestRelease: '' }
    const dataOf = async (folder: string) => JSON.stringify(await businessData(folder, values))
    const [withFile, withoutFile] = await Promise.all(
      [companyWith([], 'specified'), companyWith(undefined, 'specified')].map(dataOf),
    )
    expect(withFile).toBe(withoutFile)
    expect(withFile).not.toContain('nextSteps')
    const { nextSteps: given } = await businessData(fixture('gardens'), values)
    expect(given).toEqual(readNextSteps(fixture('gardens')))
    expect(new Set(given?.map(({ kind }) => kind)).size).toBe(6)
  })
})

test.each(
  listIn(`
    https://cal.com/you/visit?name={name}&email={email}
    https://buy.stripe.com/x?client_reference_id={lead_id}
    https://forms.example:8443/a%20b/{service}/{lead_id}-{total}#top
    https://forms.example?note=Quote%20{quote_link}%20on%20{preferred_date}&empty=&flag
  `),
)('a link may lead to %s', (url) =>
  expect(nextSteps.safeParse({ steps: [linkTo(url)] }).error).toBeUndefined(),
)

test('a build accepts the next steps of the docs', () => {
  const docs = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8')
  const [, example = ''] = /## Next steps[\s\S]*?```json\n([\s\S]*?)```/.exec(docs) ?? []
  const folder = companyWith(JSON.parse(example).steps, 'specified')
  expect(catalogueProblems(folder)).toEqual([])
  expect(readNextSteps(folder)).toHaveLength(4)
})

test('wherever a placeholder of a lead is, the build takes it only as a value of the query, or in the path if every lead has it', () => {
  const anywhere = fc.record({
    name: fc.constantFrom(...leadPlaceholders),
    place: fc.constantFrom('user', 'host', 'port', 'path', 'key', 'value', 'fragment'),
  })
  fc.assert(
    fc.property(anywhere, ({ name, place }) => {
      const at = (one: string, otherwise: string) => (one === place ? `{${name}}` : otherwise)
      const user = place === 'user' ? `{${name}}@` : ''
      const port = place === 'port' ? `:{${name}}` : ''
      const host = `${user}${at('host', 'book')}.example${port}`
      const query = `${at('key', 'id')}=${at('value', '5')}`
      const url = `https://${host}/${at('path', 'a')}?b=&${query}#${at('fragment', 'c')}`
      const isKnown = ['lead_id', 'service', 'total'].includes(name)
      const isRight = place === 'value' || (place === 'path' && isKnown)
      expect(nextSteps.safeParse({ steps: [linkTo(url)] }).success, url).toBe(isRight)
    }),
  )
})

/* What may be shown together. */

const options = (...ids: string[]) => ids.map((id) => ({ id, label: id }))
const size: Question = { id: 'size', kind: 'one', label: '', options: options('s', 'm') }
const dogs: Question = {
  ...{ id: 'dogs', kind: 'yes', label: '' },
  when: [{ question: 'size', is: ['m'] }],
}
const rooms: Question = { id: 'rooms', kind: 'many', label: '', options: options('bath', 'hall') }
const windows: Question = {
  ...{ id: 'panes', kind: 'counts', when: [{ service: ['one'] }] },
  counts: [{ id: 'windows', one: '', many: '', icon: '', each: 1 }],
}

const stepOf = (id: string, questions: readonly Question[]) => ({ id, questions }) as Step
const services = [
  { id: 'one', steps: [stepOf('first', [size, dogs])] },
  { id: 'two', steps: [stepOf('only', [size])] },
]
const extras = stepOf('extras', [rooms, windows])
const catalogue = { services, extras } as unknown as Catalogue

/** For each step of which there is a fourth, its place. */
function fourths(lists: readonly (readonly Condition[])[]): readonly unknown[] {
  const files = {
    services: services.map(({ id, steps }) => ({ id, file: '', content: { steps } })),
    extras,
    nextSteps: lists.map((when, at) => ({ label: `Step ${at + 1}`, when })),
  } as unknown as CatalogueFiles
  return [...fourthStepFindings(files)].map(({ path: [, at] }) => at)
}

test('a fourth step is refused where no condition excludes it', () => {
  const always: readonly Condition[] = []
  const one: readonly Condition[] = [{ service: ['one'] }]
  const small: readonly Condition[] = [{ question: 'size', is: ['s'] }]
  const notSmall: readonly Condition[] = [{ question: 'size', isNot: ['s'] }]
  const withDogs: readonly Condition[] = [...one, { question: 'dogs', is: [true] }]
  const threeWindows: readonly Condition[] = [{ count: 'windows', atLeast: 3 }]
  expect(fourths([always, always, always])).toEqual([])
  expect(fourths([always, always, always, always, small])).toEqual([3, 4])
  expect(fourths([always, always, small, notSmall])).toEqual([])
  expect(fourths([always, one, [{ service: ['two'] }], always])).toEqual([])
  // Whether there are dogs is asked only where the size is not small.
  expect(fourths([always, always, small, withDogs])).toEqual([])
  expect(fourths([always, always, notSmall, withDogs])).toEqual([3])
  // Windows are counted in one of the services alone.
  expect(fourths([always, always, [{ service: ['two'] }], threeWindows])).toEqual([])
  expect(fourths([always, always, one, threeWindows])).toEqual([3])
})

const anyCondition = fc.constantFrom<Condition>(
  { service: ['one'] },
  { service: ['two'] },
  { question: 'size', is: ['s'] },
  { question: 'size', isNot: ['s'] },
  { question: 'rooms', is: ['bath'] },
  { question: 'rooms', is: ['hall'] },
  { question: 'rooms', isNot: ['bath'] },
  { question: 'rooms', isNot: ['hall', 'bath'] },
  { count: 'windows', atLeast: 1 },
  { count: 'windows', atLeast: 2 },
)

test('a build refuses next steps exactly where some visitor would be shown more than three', () => {
  const lists = fc.array(fc.array(anyCondition, { maxLength: 2 }), { minLength: 4, maxLength: 6 })
  const seen = { refused: 0, accepted: 0 }
  fc.assert(
    fc.property(lists, (lists) => {
      const isShown = (when: readonly Condition[], one: Answers) => allHold(when, catalogue, one)
      const isTooMuch = everyAnswers.some(
        (one) => lists.filter((when) => isShown(when, one)).length > 3,
      )
      seen[isTooMuch ? 'refused' : 'accepted']++
      expect(fourths(lists).length > 0).toBe(isTooMuch)
    }),
    { numRuns: 500 },
  )
  expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(25)
})

const everyAnswers = services.flatMap(({ id }) =>
  ['s', 'm', ''].flatMap((size) =>
    [[], ['bath'], ['hall'], ['bath', 'hall']].flatMap((rooms) =>
      [0, 1, 2].map((windows) =>
        completeAnswers(catalogue, { service: id, size, rooms, windows, dogs: false }),
      ),
    ),
  ),
)
