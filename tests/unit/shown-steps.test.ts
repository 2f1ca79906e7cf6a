import { describe, expect, test } from 'vitest'
import type { Catalogue, Condition, Question } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { mostShownSteps, shownAnswers, shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'

/** The questions of each step, in order: `step: question question`. */
function questionsOf(company: Catalogue, given: object): string[] {
  return shownSteps(company, completeAnswers(company, given)).map(
    ({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(' ')}`,
  )
}

describe('without conditions every step of the service is asked, with the extras last', () => {
  test.each([
    ['residential', ['home: rooms', 'frequency: frequency', 'extras: extraServices']],
    ['airbnb', ['home: rooms', 'turnaround: turnaround', 'extras: extraServices']],
    ['commercial', ['business: buildingType spaces', 'extras: extraServices']],
    [
      'pressure-washing',
      ['washing: drivewaySize glass additionalSurfaces', 'extras: extraServices'],
    ],
    ['', []],
    ['mansion', []],
  ])('%s', (service, steps) => expect(questionsOf(catalogue, { service })).toEqual(steps))
})

describe('a garden', () => {
  const questionsAfter = (given: object) => questionsOf(gardens.catalogue, given).join('; ')

  test('a question is shown once the count is high enough', () => {
    expect(questionsAfter({ service: 'lawn-care' })).not.toContain('gate')
    expect(questionsAfter({ service: 'lawn-care', backLawns: 1 })).toContain('clippings gate')
  })

  test('a choice hides a step, and what is asked later with it', () => {
    const fed = { service: 'lawn-care', feeding: 'spring', moss: true }
    expect(questionsAfter(fed)).toContain('season: feeding moss')
    expect(questionsAfter({ ...fed, feeding: 'none' })).toMatch(/season: feeding;/)
    expect(questionsAfter({ ...fed, visits: 'once' })).not.toMatch(/season|moss/)
  })

  test('a count of an earlier step shows a step', () => {
    expect(questionsAfter({ service: 'hedges-and-trees' })).not.toContain('wood')
    expect(questionsAfter({ service: 'hedges-and-trees', smallTrees: 1 })).toContain(
      '; wood: wood;',
    )
  })

  test('one of several chosen options meets `is`, and breaks `isNot`', () => {
    const trees = { service: 'hedges-and-trees', smallTrees: 1 }
    expect(questionsAfter({ ...trees, wood: ['logs'] })).toContain('wood: wood logLength')
    expect(questionsAfter({ ...trees, wood: ['logs', 'stumps'] })).toContain('stumpCount logLength')
    expect(questionsAfter({ ...trees, wood: ['logs', 'chipping'] })).not.toContain('logLength')
  })

  test('a step whose questions are all hidden is hidden', () => {
    expect(questionsAfter({ service: 'planting', plants: ['bulbs'] })).not.toContain('watering')
    expect(questionsAfter({ service: 'planting', plants: ['bulbs', 'shrubs'] })).toContain(
      'watering',
    )
  })

  test('an extra is shown by the area, and by the service', () => {
    expect(questionsAfter({ service: 'planting' })).toMatch(
      /extras: garden soon extraWork patio waste$/,
    )
    expect(questionsAfter({ service: 'planting', garden: 'denman' })).toContain('garden firstFerry')
    expect(questionsAfter({ service: 'hedges-and-trees', garden: 'outside' })).toMatch(
      /extras: garden soon extraWork waste$/,
    )
  })
})

test('the number of steps before a service is chosen is the most that any service asks at first', () => {
  expect(mostShownSteps(catalogue)).toBe(3)
  expect(mostShownSteps(gardens.catalogue)).toBe(4)
  expect(mostShownSteps({ ...catalogue, services: [] })).toBe(0)
})

test('a listener gets the service and the answers to the questions that are shown', () => {
  const given = { service: 'lawn-care', frontLawns: 2, visits: 'once', feeding: 'spring' }
  const answers = completeAnswers(gardens.catalogue, given)
  expect(Object.keys(shownAnswers(gardens.catalogue, answers)).join(' ')).toBe(
    'service frontLawns backLawns verges clippings visits garden soon extraWork patio wasteBags',
  )
})

describe('conditions', () => {
  const options = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const hidden = { kind: 'one' as const, id: 'hidden', label: '', options, default: 'a' }
  const earlier: Question[] = [
    { kind: 'yes', id: 'agreed', label: 'Agreed' },
    { kind: 'one', id: 'choice', label: 'Choice', options },
    { kind: 'one', id: 'preset', label: 'Preset', options, default: 'a' },
    { kind: 'many', id: 'several', label: 'Several', options },
    {
      kind: 'area',
      id: 'area',
      label: '',
      outside: '',
      groups: [{ id: 'n', label: '', begins: [] }],
    },
    {
      kind: 'counts',
      id: 'counts',
      counts: [{ id: 'rooms', one: '', many: '', icon: '', each: 1 }],
    },
    { ...hidden, when: [{ count: 'rooms', atLeast: 50 }] },
  ]

  /** Whether a question with these conditions is asked after the others. */
  function holds(when: Condition[], given: object): boolean {
    const question: Question = { kind: 'yes', id: 'asked', label: 'Asked', when }
    const later: Question = { kind: 'yes', id: 'later', label: 'Later' }
    const questions = [...earlier, question, later]
    const step = { id: 'step', name: '', heading: '', event: '', questions }
    const service = { id: 's', name: '', icon: '', card: { from: {}, unit: '' }, nothing: '' }
    const company: Catalogue = {
      services: [{ ...service, steps: [step] }],
      extras: { ...step, id: 'extras', questions: [] },
      charges: { minimum: 0, taxes: [] },
    }
    return questionsOf(company, { ...given, service: 's' })
      .join()
      .includes(' asked')
  }

  test.each<[Condition, object, boolean]>([
    [{ question: 'agreed', is: [true] }, { agreed: true }, true],
    [{ question: 'agreed', is: [true] }, {}, false],
    [{ question: 'agreed', is: [false] }, {}, true],
    [{ question: 'agreed', isNot: [true] }, { agreed: true }, false],
    [{ question: 'choice', is: ['a', 'b'] }, { choice: 'b' }, true],
    [{ question: 'choice', is: ['a'] }, { choice: 'b' }, false],
    [{ question: 'choice', isNot: ['a'] }, { choice: 'b' }, true],
    [{ question: 'choice', isNot: ['a'] }, {}, false],
    [{ question: 'preset', is: ['a'] }, {}, true],
    [{ question: 'preset', isNot: ['a'] }, {}, false],
    [{ question: 'several', is: ['a'] }, { several: ['b', 'a'] }, true],
    [{ question: 'several', is: ['a'] }, { several: ['b'] }, false],
    [{ question: 'several', isNot: ['a'] }, { several: ['b'] }, true],
    [{ question: 'several', isNot: ['a'] }, { several: ['b', 'a'] }, false],
    [{ question: 'area', is: ['n'] }, { area: 'n' }, true],
    [{ question: 'area', isNot: ['n'] }, { area: 'outside' }, true],
    [{ question: 'area', isNot: ['n'] }, {}, false],
    [{ count: 'rooms', atLeast: 2 }, { rooms: 2 }, true],
    [{ count: 'rooms', atLeast: 2 }, { rooms: 1 }, false],
    [{ question: 'hidden', is: ['a'] }, {}, false],
    [{ question: 'hidden', isNot: ['b'] }, {}, false],
    [{ question: 'hidden', is: ['a'] }, { rooms: 50 }, true],
    [{ question: 'later', is: [false] }, {}, false],
    [{ question: 'unknown', isNot: ['a'] }, {}, false],
    [{ service: ['s'] }, {}, true],
    [{ service: ['other'] }, {}, false],
  ])('%j with %j: %j', (condition, given, isAsked) => {
    expect(holds([condition], given)).toBe(isAsked)
  })

  test('all of several conditions must be met', () => {
    const when: Condition[] = [
      { count: 'rooms', atLeast: 1 },
      { question: 'agreed', is: [true] },
    ]
    expect(holds(when, { rooms: 1, agreed: true })).toBe(true)
    expect(holds(when, { rooms: 1 })).toBe(false)
    expect(holds(when, { agreed: true })).toBe(false)
  })
})
