import { describe, expect, test } from 'vitest'
import { type KnownAnswers, noAnswers } from '../../widgets/rules/engine/answers.ts'
import {
  missingAnswer,
  missingAt,
  newWizard,
  stepToShow,
  type Wizard,
} from '../../widgets/rules/wizard/wizard.ts'
import { numberOfSteps, stepIds, stepsOf } from '../../widgets/rules/wizard/wizard-steps.ts'
import { catalogue, words } from '../fixtures/catalogue.ts'
import { act, at, choose } from './wizards.ts'

const content = { catalogue, words }
const services = catalogue.services.map(({ id }) => id)
const steps = (service: string) => stepsOf(content, at(service, 'service').answers)
const firstStep = (service: string) => `${stepIds(catalogue, at(service, 'service').answers)[1]}`
const missing = (wizard: Wizard) => missingAnswer(catalogue, wizard)

describe('the steps', () => {
  test.each([
    ['residential', 'Service, Home Info, Frequency, Extras, Your Quote, Contact'],
    ['airbnb', 'Service, Home Info, Turnaround, Extras, Your Quote, Contact'],
    ['commercial', 'Service, Business Info, Extras, Your Quote, Contact'],
    ['pressure-washing', 'Service, What Needs Washing, Extras, Your Quote, Contact'],
  ])('of %s are %s', (service, names) => {
    expect(
      steps(service)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names)
  })

  test('are counted; before a service is chosen, they are as many as the longest has', () => {
    const number = (service: string) => numberOfSteps(catalogue, at(service, 'service').answers)
    expect(['', 'residential', 'airbnb'].map(number)).toEqual([6, 6, 6])
    expect(['commercial', 'pressure-washing'].map(number)).toEqual([5, 5])
  })

  test.each([
    ['residential', 'residential_selection', 'airbnb_freq_selection'],
    ['airbnb', 'residential_selection', 'airbnb_turnaround_selection'],
    ['commercial', 'commercial_selection'],
    ['pressure-washing', 'pressurewash_selection'],
  ])('of %s are reported to the data layer when they are left', (service, ...middle) => {
    const events = ['service_selection', ...middle, 'extras_selection', 'quote_review', '']
    expect(steps(service).map(({ event }) => event)).toEqual(events)
  })

  test.each(services)('of %s say where the visitor is and how to continue', (service) => {
    for (const { id, name, heading, button } of steps(service))
      for (const text of [id, name, heading, button]) expect(text, id).toMatch(/\w/)
  })
})

describe('Continue', () => {
  test('waits on the first step for a service', () => {
    expect(missing(newWizard)).toBe('Choose a service to go on.')
    expect(missing(at('airbnb', 'service'))).toBe('')
  })

  test.each(['residential', 'airbnb'])('waits for one room of %s', (service) => {
    expect(missing(at(service, 'home'))).toBe('Count at least one room to go on.')
    for (const room of ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens'])
      expect(missing(at(service, 'home', { [room]: 1 })), room).toBe('')
    const elsewhere = { officeCount: 1, windowCount: 1 }
    expect(missing(at(service, 'home', elsewhere))).not.toBe('')
  })

  test('waits for a building type, but not for counts in a business', () => {
    const counted = at('commercial', 'business', { officeCount: 3 })
    expect(missing(counted)).toBe('Choose a building type to go on.')
    expect(missing(at('commercial', 'business', { buildingType: 'retail' }))).toBe('')
  })

  test('never waits for a choice of what needs washing', () => {
    expect(missing(at('pressure-washing', 'washing'))).toBe('')
  })

  test.each(services)('waits for no answer on the later steps of %s', (service) => {
    for (const { id } of steps(service).slice(2)) expect(missing(at(service, id)), id).toBe('')
  })

  test('does nothing while it waits', () => {
    const waiting = at('residential', 'home')
    expect(act(waiting, { type: 'next' })).toBe(waiting)
  })

  test.each(services)('shows each step of %s, and never goes past the contact', (service) => {
    let wizard = at(service, 'service', { bedrooms: 1, buildingType: 'office' })
    const order = steps(service).map(({ id }) => id)
    for (const id of order) {
      expect(wizard.stepId).toBe(id)
      wizard = act(wizard, { type: 'next' })
    }
    expect(wizard.stepId).toBe('contact')
    expect(act(wizard, { type: 'next' })).toBe(wizard)
  })
})

describe('an empty quote', () => {
  test.each([
    ['residential', 'count your rooms'],
    ['airbnb', 'count your rooms'],
    ['commercial', 'count your spaces'],
    ['pressure-washing', 'choose what needs washing'],
  ])('of %s is not shown: the extras say to go back and %s', (service, advice) => {
    const sentence = `Your total is $0. Go back and ${advice}, or choose an extra.`
    expect(missingAt(catalogue, at(service, 'extras'))).toBe(sentence)
    const priced = at(service, 'extras', { extraServices: ['ovenCleaning'] })
    expect(missingAt(catalogue, priced)).toBe('')
  })

  test('does not make steps before the extras wait', () => {
    const free = at('commercial', 'business', { buildingType: 'office' })
    expect(missingAt(catalogue, free)).toBe('')
  })
})

describe('Back', () => {
  test('goes one step back and keeps every answer', () => {
    const wizard = at('airbnb', 'extras', { bedrooms: 2, turnaround: 'next-day' })
    expect(act(wizard, { type: 'back' })).toEqual({ ...wizard, stepId: 'turnaround' })
  })

  test('never goes before the first step', () => {
    expect(act(at('airbnb', 'service'), { type: 'back' }).stepId).toBe('service')
    expect(act(newWizard, { type: 'back' })).toBe(newWizard)
  })
})

describe('choosing a service', () => {
  const answered: KnownAnswers = {
    bedrooms: 3,
    frequency: 'weekly',
    extraServices: ['ovenCleaning'],
  }

  test.each(services)('of %s starts without answers, on its first question', (service) => {
    const chosen = choose(at('residential', 'service', answered), service)
    expect(chosen).toEqual(at(service, firstStep(service)))
  })

  test('asks for nothing but what that service asks', () => {
    expect(choose(newWizard, 'residential').answers).toEqual({
      service: 'residential',
      bedrooms: 0,
      bathrooms: 0,
      livingRooms: 0,
      kitchens: 0,
      frequency: 'one-time',
      extraServices: [],
    })
    expect(newWizard.answers).toEqual(noAnswers)
  })
})

describe('answering', () => {
  test('changes only that answer', () => {
    const wizard = at('airbnb', 'turnaround', { bedrooms: 2 })
    const sooner = act(wizard, { type: 'answer', id: 'turnaround', answer: 'same-day' })
    expect(sooner).toEqual(at('airbnb', 'turnaround', { bedrooms: 2, turnaround: 'same-day' }))
    expect(wizard.answers.turnaround).toBe('flexible')
  })

  test.each([
    ['residential', 'frequency', 'weekly', 'one-time'],
    ['airbnb', 'turnaround', 'next-day', 'flexible'],
    ['commercial', 'buildingType', 'retail', ''],
    ['pressure-washing', 'drivewaySize', '3-car', ''],
  ])('%s knows a %s such as %s, and treats any other as "%s"', (service, id, known, initial) => {
    const pick = (answer: string) =>
      act(at(service, 'extras', { [id]: known }), { type: 'answer', id, answer }).answers[id]
    expect(pick(known)).toBe(known)
    for (const answer of ['', 'castle', 'toString', '__proto__']) expect(pick(answer)).toBe(initial)
  })

  test('ignores an answer that the service does not ask for', () => {
    const home = at('residential', 'home')
    expect(act(home, { type: 'answer', id: 'windowCount', answer: 3 })).toEqual(home)
    expect(act(home, { type: 'count', id: 'toString', by: 1 })).toEqual(home)
  })

  test('checks an unchecked box, and unchecks a checked one', () => {
    const none = at('pressure-washing', 'washing')
    const toggle = (wizard: Wizard, option: string) =>
      act(wizard, { type: 'toggle', id: 'additionalSurfaces', option })
    const both = toggle(toggle(none, 'fence'), 'deck')
    expect(both.answers.additionalSurfaces).toEqual(['fence', 'deck'])
    expect(toggle(both, 'fence').answers.additionalSurfaces).toEqual(['deck'])
    expect(toggle(both, 'lake').answers).toEqual(both.answers)
    expect(none.answers.additionalSurfaces).toEqual([])
  })

  test('counts from 0 to 99, by steps or by typing', () => {
    const home = (kitchens: number) => at('airbnb', 'home', { kitchens })
    const step = (from: number, by: number) =>
      act(home(from), { type: 'count', id: 'kitchens', by })
    expect([step(5, -1), step(0, -1), step(0, 1)]).toEqual([4, 0, 1].map(home))
    expect([step(99, 1), step(1, -50)]).toEqual([99, 0].map(home))
    const type = (answer: number) => act(home(0), { type: 'answer', id: 'kitchens', answer })
    expect([7, 250, -3].map(type)).toEqual([7, 99, 0].map(home))
  })
})

const answered = at('residential', 'frequency', { bedrooms: 1 })

test.each([1, 2, 3, 4, 5, 6])('an answered quote shows step %i when a page asks for it', (step) => {
  expect(stepToShow(catalogue, answered, step)).toBe(step)
})

test.each([
  ['no service is chosen', newWizard, 1],
  ['no room is counted', at('airbnb', 'home'), 2],
  ['no building type is chosen', at('commercial', 'business', { officeCount: 2 }), 2],
  ['the total is $0', at('pressure-washing', 'washing'), 3],
  ['all is answered', answered, 6],
])('where %s, a page can go no further than the step that waits', (_, wizard, furthest) => {
  expect(stepToShow(catalogue, wizard, 99)).toBe(furthest)
})

test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '4', null, undefined])(
  '%j is not a step, so the current one stays',
  (wantedStep) => {
    expect(stepToShow(catalogue, answered, wantedStep)).toBe(3)
  },
)
