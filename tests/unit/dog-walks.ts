import { parse } from 'yaml'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers, type KnownAnswers } from '../../widgets/rules/engine/answers.ts'
import { newWizard, type Wizard } from '../../widgets/rules/wizard/wizard.ts'

/**
 * A company that walks dogs, for what the specified services do not have: a step, a question and an extra that are
 * not always asked, a lower `most`, check marks, areas and a minimum.
 */
export const dogWalks: Catalogue = parse(`
services:
  - id: walks
    name: Dog Walks
    icon: ''
    card: { from: { dogs: 1 }, unit: A dog }
    nothing: Go back and count your dogs
    steps:
      - { id: dogs, name: Dogs, heading: How many dogs?, event: dogs_selection, questions: [
          { id: pack, kind: counts, atLeastOne: Count at least one dog to go on., counts: [
            { id: dogs, one: Dog, many: Dogs, icon: '', each: 20, most: 6 }] }] }
      - { id: together, name: Together, heading: Do they walk together?, event: together_selection,
          when: [{ count: dogs, atLeast: 2 }], questions: [
          { id: apart, kind: yes, label: One after the other, price: 25 },
          { id: walkers, kind: one, label: Walkers, required: Choose how many walkers to go on.,
            when: [{ question: apart, is: [false] }], options: [
            { id: one, label: One walker }, { id: two, label: Two walkers, percent: 50 }] }] }
      - { id: place, name: Place, heading: Where do we fetch them?, event: place_selection, questions: [
          { id: homeArea, kind: area, attribute: area, label: Postal code, outside: We come by arrangement., groups: [
            { id: town, label: Town, begins: [V3] },
            { id: hill, label: Hill, begins: [V3T, V4], fee: 15 }] }] }
  - id: stays
    name: Dog Stays
    icon: ''
    card: { from: { dogs: 1, roomKind: garden }, unit: A dog with a garden room }
    nothing: Go back and count your dogs
    steps:
      - { id: guests, name: Guests, heading: Who stays?, event: guests_selection, questions: [
          { id: pack, kind: counts, counts: [
            { id: dogs, one: Dog, many: Dogs, icon: '', each: 45, most: 3 }] },
          { id: roomKind, kind: one, label: Room, default: plain, options: [
            { id: plain, label: Plain room }, { id: garden, label: Garden room, price: 4.5 }] }] }
extras:
  { id: extras, name: Extras, heading: Anything extra?, event: extras_selection, questions: [
    { id: bath, kind: yes, label: A bath, price: 30 },
    { id: treats, kind: many, label: Treats, options: [
      { id: bone, label: Bone, price: 5 }, { id: biscuit, label: Biscuit }] },
    { id: ownBed, kind: yes, label: Their own bed, price: 12, when: [{ service: [stays] }] }] }
charges: { minimum: 50, taxes: [] }
`)

/** A wizard on a step of a service that the company of dog walks offers, with some answers given. */
export const withDogs = (service: string, stepId: string, given: KnownAnswers = {}): Wizard => ({
  ...newWizard,
  stepId,
  answers: completeAnswers(dogWalks, { ...given, service }),
})
