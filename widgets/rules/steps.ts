import type { Answers, Extra, Service, Surface } from './answers.ts'

/** What a step asks. `counts` stands for everything that the service prices by the piece. */
export type Question =
  | { readonly kind: 'counts' }
  | SelectQuestion
  | RadioQuestion
  | CheckboxQuestion

export interface SelectQuestion {
  readonly kind: 'select'
  readonly field: 'buildingType' | 'drivewaySize'
  readonly label: string
  /** Whether the step waits for a choice. */
  readonly isRequired: boolean
  /** The first option, which stands for no choice. */
  readonly placeholder: string
}

export interface RadioQuestion {
  readonly kind: 'radio'
  readonly field: 'frequency' | 'turnaround'
  readonly legend: string
  /** What a percentage above zero is called beside a choice, such as `rush fee`. */
  readonly surcharge: string
}

export interface CheckboxQuestion {
  readonly kind: 'checkboxes'
  readonly field: 'extraServices' | 'additionalSurfaces'
  readonly legend: string
}

/** One of the ids that a checkbox question collects. */
export type Checkable = Extra | Surface

/** One step of the wizard: what it is called, what it asks and what its button says. */
export interface Step {
  readonly id:
    | 'service'
    | 'home'
    | 'business'
    | 'washing'
    | 'frequency'
    | 'turnaround'
    | 'extras'
    | 'quote'
    | 'contact'
  /** What `Step N of M` and the page's title call it. */
  readonly name: string
  /** `{off}` stands where an offer is named. */
  readonly heading: string
  /** The sentence under the heading; '' for none. */
  readonly intro: string
  readonly questions: readonly Question[]
  /** What the button that goes on says. */
  readonly button: string
  /** What the page's data layer hears when the step is left; '' for nothing. */
  readonly event: string
}

const counts: Question = { kind: 'counts' }

const service: Step = {
  id: 'service',
  name: 'Service',
  heading: 'What needs cleaning?',
  intro: 'Pick one, and see your price line by line.',
  questions: [],
  button: 'Continue',
  event: 'service_selection',
}

const home: Step = {
  id: 'home',
  name: 'Home Info',
  heading: 'Count your rooms.',
  intro: 'Only the ones you want cleaned. You can change this at any step.',
  questions: [counts],
  button: 'Continue',
  event: 'residential_selection',
}

const business: Step = {
  id: 'business',
  name: 'Business Info',
  heading: 'Tell us about the space.',
  intro: '',
  questions: [
    {
      kind: 'select',
      field: 'buildingType',
      label: 'Building type',
      isRequired: true,
      placeholder: 'Select building type',
    },
    counts,
  ],
  button: 'Continue',
  event: 'commercial_selection',
}

const washing: Step = {
  id: 'washing',
  name: 'What Needs Washing',
  heading: 'What needs washing?',
  intro: 'All optional.',
  questions: [
    {
      kind: 'select',
      field: 'drivewaySize',
      label: 'Driveway',
      isRequired: false,
      placeholder: 'Driveway size (optional)',
    },
    counts,
    { kind: 'checkboxes', field: 'additionalSurfaces', legend: 'Additional Surfaces' },
  ],
  button: 'Continue',
  event: 'pressurewash_selection',
}

const frequency: Step = {
  id: 'frequency',
  name: 'Frequency',
  heading: 'How often?',
  intro: 'The more often we come, the less each visit costs.',
  questions: [{ kind: 'radio', field: 'frequency', legend: 'Frequency', surcharge: 'more' }],
  button: 'Continue',
  // The specified name, although the step belongs to homes.
  event: 'airbnb_freq_selection',
}

const turnaround: Step = {
  id: 'turnaround',
  name: 'Turnaround',
  heading: 'How soon?',
  intro: 'Flexible costs nothing extra.',
  questions: [{ kind: 'radio', field: 'turnaround', legend: 'Turnaround', surcharge: 'rush fee' }],
  button: 'Continue',
  event: 'airbnb_turnaround_selection',
}

const extras: Step = {
  id: 'extras',
  name: 'Extras',
  heading: 'Anything extra?',
  intro: 'A flat price each. All optional.',
  questions: [{ kind: 'checkboxes', field: 'extraServices', legend: 'Extra Services' }],
  button: 'Continue',
  event: 'extras_selection',
}

const finalQuote: Step = {
  id: 'quote',
  name: 'Your Quote',
  heading: 'Your {off}personalized cleaning quote is ready!',
  intro: '',
  questions: [],
  button: 'Get Quote & Book',
  event: 'quote_review',
}

const contact: Step = {
  id: 'contact',
  name: 'Contact',
  heading: 'Where do we send it?',
  // How soon the company answers, which the wizard says here, is a fact.
  intro: '',
  questions: [],
  button: 'Get My Quote',
  event: '',
}

const middle: Readonly<Record<Service, readonly Step[]>> = {
  residential: [home, frequency],
  airbnb: [home, turnaround],
  commercial: [business],
  'pressure-washing': [washing],
}

/** The chosen service's steps in order. Before one is chosen, those of residential, the longest. */
export function stepsOf(answers: Pick<Answers, 'service'>): readonly [Step, ...Step[]] {
  return [service, ...middle[answers.service || 'residential'], extras, finalQuote, contact]
}
