import { describe, expect, test } from 'vitest'
import {
  type Answers,
  isBeyondCounting,
  noAnswers,
  type Service,
  typedCount,
} from '../../widgets/rules/answers.ts'
import { stepsOf } from '../../widgets/rules/steps.ts'
import {
  canContinue,
  currentStep,
  missingFrom,
  newWizard,
  reduce,
  type Wizard,
} from '../../widgets/rules/wizard.ts'
import { countWords } from '../../widgets/rules/words.ts'

const services = ['residential', 'airbnb', 'commercial', 'pressure-washing'] as const

/** A wizard on a step (counted from 0) of a service, with some answers given. */
const at = (service: Service | '', stepIndex: number, given: Partial<Answers> = {}): Wizard => ({
  ...newWizard,
  stepIndex,
  answers: { ...noAnswers, ...given, service },
})
const choose = (wizard: Wizard, service: Service) => reduce(wizard, { type: 'choose', service })

describe('the steps', () => {
  test.each([
    ['residential', 'Service, Home Info, Frequency, Extras, Your Quote, Contact'],
    ['airbnb', 'Service, Home Info, Turnaround, Extras, Your Quote, Contact'],
    ['commercial', 'Service, Business Info, Extras, Your Quote, Contact'],
    ['pressure-washing', 'Service, What Needs Washing, Extras, Your Quote, Contact'],
  ] as const)('of %s are %s', (service, names) => {
    const order = stepsOf(at(service, 0).answers)
    expect(order.map(({ name }) => name).join(', ')).toBe(names)
  })

  test('before a service is chosen are those of the longest', () => {
    expect(stepsOf(noAnswers)).toEqual(stepsOf(at('residential', 0).answers))
  })

  test.each([
    ['residential', 'residential_selection', 'airbnb_freq_selection'],
    ['airbnb', 'residential_selection', 'airbnb_turnaround_selection'],
    ['commercial', 'commercial_selection'],
    ['pressure-washing', 'pressurewash_selection'],
  ] as const)('of %s tell the data layer when they are left', (service, ...middle) => {
    expect(stepsOf(at(service, 0).answers).map(({ event }) => event)).toEqual([
      'service_selection',
      ...middle,
      'extras_selection',
      'quote_review',
      '',
    ])
  })

  test.each([
    ['residential', ['counts', 'radio frequency', 'checkboxes extraServices']],
    ['airbnb', ['counts', 'radio turnaround', 'checkboxes extraServices']],
    ['commercial', ['select buildingType', 'counts', 'checkboxes extraServices']],
    [
      'pressure-washing',
      [
        'select drivewaySize',
        'counts',
        'checkboxes additionalSurfaces',
        'checkboxes extraServices',
      ],
    ],
  ] as const)('of %s ask for %j', (service, asks) => {
    const questions = stepsOf(at(service, 0).answers).flatMap((step) => step.questions)
    const named = questions.map((one) => ('field' in one ? `${one.kind} ${one.field}` : one.kind))
    expect(named).toEqual(asks)
  })
})

describe('the words', () => {
  test.each(services)('of %s lack nothing that a visitor reads to find the way', (service) => {
    for (const { id, name, heading, button, questions } of stepsOf(at(service, 0).answers)) {
      for (const words of [{ id, name, heading, button }, ...questions]) {
        for (const [what, text] of Object.entries(words))
          expect(`${text}`, `${id}: ${what}`).toMatch(/\w/)
      }
    }
  })

  test('of everything that is counted are its own, on both of its buttons too', () => {
    const all = Object.values(countWords).flatMap((words) => Object.values(words))
    expect(new Set(all).size).toBe(all.length)
    for (const text of all) expect(text).toMatch(/\w/)
  })
})

describe('Continue', () => {
  const last = { residential: 5, airbnb: 5, commercial: 4, 'pressure-washing': 4 }

  test('waits on the first step for a service', () => {
    expect(canContinue(newWizard)).toBe(false)
    expect(canContinue(at('airbnb', 0))).toBe(true)
  })

  test.each(['residential', 'airbnb'] as const)('waits for one room of %s', (service) => {
    expect(canContinue(at(service, 1))).toBe(false)
    for (const room of ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens']) {
      expect(canContinue(at(service, 1, { [room]: 1 })), room).toBe(true)
    }
    expect(canContinue(at(service, 1, { officeCount: 1, windowCount: 1 }))).toBe(false)
  })

  test('waits for a building type, and for no count of a business', () => {
    expect(canContinue(at('commercial', 1, { officeCount: 3 }))).toBe(false)
    expect(canContinue(at('commercial', 1, { buildingType: 'retail' }))).toBe(true)
  })

  test('waits for nothing that needs washing', () => {
    expect(canContinue(at('pressure-washing', 1))).toBe(true)
  })

  test.each(services)(
    'waits for nothing on the later steps of %s, up to the contact',
    (service) => {
      for (let step = 2; step < last[service]; step++) {
        expect(canContinue(at(service, step)), `step ${step}`).toBe(true)
      }
      expect(canContinue(at(service, last[service]))).toBe(false)
    },
  )

  test('does nothing while it waits', () => {
    const waiting = at('residential', 1)
    expect(reduce(waiting, { type: 'next' })).toBe(waiting)
  })

  test.each(services)('never goes past the last step of %s', (service) => {
    let wizard = at(service, 1, { bedrooms: 1, buildingType: 'office' })
    for (let i = 0; i < 20; i++) wizard = reduce(wizard, { type: 'next' })
    expect(wizard.stepIndex).toBe(last[service])
    expect(currentStep(wizard).name).toBe('Contact')
  })
})

describe('a quote of nothing', () => {
  const extras = { residential: 3, airbnb: 3, commercial: 2, 'pressure-washing': 2 }

  test.each([
    ['residential', 'Your total is $0. Go back and count your rooms, or choose an extra.'],
    ['airbnb', 'Your total is $0. Go back and count your rooms, or choose an extra.'],
    ['commercial', 'Your total is $0. Go back and count your spaces, or choose an extra.'],
    [
      'pressure-washing',
      'Your total is $0. Go back and choose what needs washing, or choose an extra.',
    ],
  ] as const)('of %s is not shown: the extras say what is missing', (service, sentence) => {
    expect(missingFrom(at(service, extras[service]), 0)).toBe(sentence)
    expect(missingFrom(at(service, extras[service]), 5)).toBe('')
    const answered = { bedrooms: 1, buildingType: 'office' } as const
    expect(missingFrom(at(service, 1, answered), 0)).toBe('')
  })
})

test.each([
  ['', 0, 'Choose a service to go on.'],
  ['residential', 1, 'Count at least one room to go on.'],
  ['airbnb', 1, 'Count at least one room to go on.'],
  ['commercial', 1, 'Choose a building type to go on.'],
  ['pressure-washing', 1, ''],
  ['residential', 5, ''],
] as const)('of "%s", step %i from 0 says what it waits for: "%s"', (service, step, sentence) => {
  expect(missingFrom(at(service, step), 5)).toBe(sentence)
})

describe('Back', () => {
  test('goes one step back and keeps every answer', () => {
    const wizard = at('airbnb', 3, { bedrooms: 2, turnaround: 'next-day' })
    expect(reduce(wizard, { type: 'back' })).toEqual({ ...wizard, stepIndex: 2 })
  })

  test('never goes below the first step', () => {
    expect(reduce(at('airbnb', 0), { type: 'back' }).stepIndex).toBe(0)
    expect(reduce(newWizard, { type: 'back' })).toEqual(newWizard)
  })
})

describe('choosing a service', () => {
  const answered = {
    bedrooms: 3,
    frequency: 'weekly',
    turnaround: 'same-day',
    extraServices: ['ovenCleaning'],
    buildingType: 'retail',
    drivewaySize: '2-car',
    additionalSurfaces: ['deck'],
  } satisfies Partial<Answers>

  test.each(services)('resets every answer but %s and goes to step 2', (service) => {
    expect(choose(at('residential', 0, answered), service)).toEqual(at(service, 1))
  })

  test('starts with one-time and flexible, nothing counted and nothing chosen', () => {
    const { service, frequency, turnaround, ...rest } = choose(newWizard, 'commercial').answers
    expect([service, frequency, turnaround]).toEqual(['commercial', 'one-time', 'flexible'])
    for (const answer of Object.values(rest)) expect([0, '', []]).toContainEqual(answer)
  })
})

describe('answering', () => {
  test('changes what was answered and nothing else', () => {
    const wizard = at('airbnb', 2, { bedrooms: 2 })
    const sooner = reduce(wizard, { type: 'pick', field: 'turnaround', id: 'same-day' })
    expect(sooner).toEqual(at('airbnb', 2, { bedrooms: 2, turnaround: 'same-day' }))
    expect(wizard.answers.turnaround).toBe('flexible')
  })

  test.each([
    ['frequency', 'weekly', 'one-time'],
    ['turnaround', 'next-day', 'flexible'],
    ['buildingType', 'retail', ''],
    ['drivewaySize', '3-car', ''],
  ] as const)('the %s is one that is known, such as %s, else "%s"', (field, known, initial) => {
    const pick = (id: string) => reduce(at('airbnb', 2), { type: 'pick', field, id }).answers[field]
    expect(pick(known)).toBe(known)
    for (const id of ['', 'castle', 'toString', '__proto__']) expect(pick(id)).toBe(initial)
  })

  test('checks what was not checked, and unchecks what was', () => {
    const none = at('pressure-washing', 1)
    const toggle = (wizard: Wizard, id: 'deck' | 'fence') =>
      reduce(wizard, { type: 'toggle', field: 'additionalSurfaces', id })
    const both = toggle(toggle(none, 'fence'), 'deck')
    expect(both.answers.additionalSurfaces).toEqual(['fence', 'deck'])
    expect(toggle(both, 'fence').answers.additionalSurfaces).toEqual(['deck'])
    expect(none.answers.additionalSurfaces).toEqual([])
  })

  test.each([
    [0, -1, 0],
    [0, 1, 1],
    [5, -1, 4],
    [99, 1, 99],
    [1, -50, 0],
  ])('a counter at %i that is stepped by %i shows %i', (bedrooms, by, shown) => {
    const stepped = reduce(at('airbnb', 1, { bedrooms }), { type: 'count', field: 'bedrooms', by })
    expect(stepped).toEqual(at('airbnb', 1, { bedrooms: shown }))
  })
})

test.each([
  [7, 7],
  [250, 99],
  [-3, 0],
])('a count of %i that is typed is %i', (value, shown) => {
  const typed = reduce(at('airbnb', 1), { type: 'setCount', field: 'kitchens', value })
  expect(typed).toEqual(at('airbnb', 1, { kitchens: shown }))
})

test.each([
  ['-5', 4, 0],
  ['−5', 4, 0],
  ['3.7', 4, 3],
  ['3,7', 4, 3],
  ['250', 4, 99],
  ['1e3', 4, 99],
  ['', 4, 0],
  [' ', 4, 0],
  ['abc', 4, 4],
  ['-', 4, 4],
  ['Infinity', 4, 4],
  ['12 rooms', 4, 12],
  ['007', 4, 7],
])('%j typed into a counter at %i is %i', (text, before, shown) => {
  expect(typedCount(text, before)).toBe(shown)
})

test.each([
  ['150', true],
  ['-1', true],
  ['−1', true],
  ['1e3', true],
  ['99', false],
  ['0', false],
  ['3.7', false],
  ['', false],
  ['rooms', false],
])('%j typed into a counter is beyond what it counts: %s', (text, isBeyond) => {
  expect(isBeyondCounting(text)).toBe(isBeyond)
})
