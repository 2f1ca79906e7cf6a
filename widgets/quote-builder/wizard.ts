import { type Answers, type CountField, count, type Service } from './quote.ts'

/** One step of the wizard (spec §4). */
export interface Step {
  /** What `Step N of M: name` and the page's title call it. */
  readonly name: string
  readonly heading: string
  readonly lead: string
  /** What it asks for, in order; `counts` stands for everything the service prices by the piece. */
  readonly asks: readonly (keyof Answers | 'counts')[]
  /** What the data layer hears when the step is left. */
  readonly event: string
}

/** Where a visitor stands. `step` counts from 0 and never leaves the service's steps. */
export interface Wizard {
  readonly answers: Answers
  readonly step: number
  /** The service the page preselected, so that a visitor's own later choice survives a reload. */
  readonly preset: string
}

export type Action =
  | { type: 'preset' | 'choose'; service: Service }
  | { type: 'answer'; answers: Partial<Answers> }
  | { type: 'step'; field: CountField; by: number }
  | { type: 'next' | 'back' }

const step = (
  name: string,
  event: string,
  heading: string,
  lead: string,
  ...asks: Step['asks']
): Step => ({
  name,
  event,
  heading,
  lead,
  asks,
})

export const service = step(
  'Service',
  'service_selection',
  'What needs cleaning?',
  'Pick one, and see your price line by line.',
)

const home = step(
  'Home Info',
  'residential_selection',
  'Count your rooms.',
  'Only the ones you want cleaned. You can change this at any step.',
  'counts',
)

const business = step(
  'Business Info',
  'commercial_selection',
  'Tell us about the space.',
  '',
  'buildingType',
  'counts',
)

const washing = step(
  'What Needs Washing',
  'pressurewash_selection',
  'What needs washing?',
  'All optional.',
  'drivewaySize',
  'counts',
  'additionalSurfaces',
)

const frequency = step(
  'Frequency',
  'airbnb_freq_selection',
  'How often?',
  'The more often we come, the less each visit costs.',
  'frequency',
)

const turnaround = step(
  'Turnaround',
  'airbnb_turnaround_selection',
  'How soon?',
  'Flexible costs nothing extra.',
  'turnaround',
)

export const extras = step(
  'Extras',
  'extras_selection',
  'Anything extra?',
  'A flat price each. All optional.',
  'extraServices',
)

export const final = step(
  'Your Quote',
  'quote_review',
  'Your 30% off personalized cleaning quote is ready!',
  '',
)

export const contact = step(
  'Contact',
  '',
  'Where do we send it?',
  'We get back to you within 24 hours.',
)

const middle: Readonly<Record<Service, readonly Step[]>> = {
  residential: [home, frequency],
  airbnb: [home, turnaround],
  commercial: [business],
  'pressure-washing': [washing],
}

/** Nothing chosen yet. Frequency starts at one-time and turnaround at flexible. */
export const start: Wizard = {
  step: 0,
  preset: '',
  answers: {
    service: '',
    bedrooms: 0,
    bathrooms: 0,
    livingRooms: 0,
    kitchens: 0,
    frequency: 'one-time',
    turnaround: 'flexible',
    extraServices: [],
    buildingType: '',
    officeCount: 0,
    restrooms: 0,
    commonAreas: 0,
    windowCount: 0,
    drivewaySize: '',
    additionalSurfaces: [],
  },
}

/** The chosen service's steps in order. Before one is chosen, those of residential, the longest. */
export function steps({ service: chosen }: Answers): readonly Step[] {
  return [service, ...middle[chosen || 'residential'], extras, final, contact]
}

export function currentStep({ answers, step: index }: Wizard): Step {
  return steps(answers)[index] ?? service
}

/** Whether the step has been told enough to go on (spec §5). The last one has nowhere to go. */
export function canContinue(wizard: Wizard): boolean {
  const { bedrooms, bathrooms, livingRooms, kitchens, ...answers } = wizard.answers
  const at = currentStep(wizard)
  if (at === home) return bedrooms + bathrooms + livingRooms + kitchens > 0
  if (at === business) return answers.buildingType !== ''
  return at !== contact && answers.service !== ''
}

/** Choosing a service resets every other answer and advances (spec §4). */
export function reduce(wizard: Wizard, action: Action): Wizard {
  const { answers } = wizard
  switch (action.type) {
    case 'preset': {
      if (wizard.preset === action.service) return wizard
      const kept = answers.service === action.service
      return {
        ...(kept ? wizard : reduce(wizard, { ...action, type: 'choose' })),
        preset: action.service,
      }
    }
    case 'choose':
      return { ...wizard, step: 1, answers: { ...start.answers, service: action.service } }
    case 'answer':
      return { ...wizard, answers: { ...answers, ...action.answers } }
    case 'step': {
      const n = count(answers[action.field] + action.by)
      return { ...wizard, answers: { ...answers, [action.field]: n } }
    }
    case 'next':
      return canContinue(wizard) ? { ...wizard, step: wizard.step + 1 } : wizard
    case 'back':
      return { ...wizard, step: Math.max(0, wizard.step - 1) }
  }
}

/**
 * The wizard that was saved, made safe: anything may stand in a page's storage. An answer of the
 * wrong kind falls back to its default, and the step to the first one that is not answered yet.
 */
export function restore(saved: unknown): Wizard {
  const found = Object(saved)
  const given = Object(found.answers)
  const safe = (initial: unknown, value: unknown) => {
    if (typeof initial === 'number') return count(value)
    return Array.isArray(value) === Array.isArray(initial) && typeof value === typeof initial
      ? value
      : initial
  }
  const answers = Object.fromEntries(
    Object.entries(start.answers).map(([field, initial]) => [field, safe(initial, given[field])]),
  ) as unknown as Answers
  if (!Object.keys(middle).includes(answers.service)) return start
  let wizard: Wizard = { answers, step: 0, preset: `${safe('', found.preset)}` }
  while (wizard.step < count(found.step) && canContinue(wizard))
    wizard = reduce(wizard, { type: 'next' })
  return wizard
}
