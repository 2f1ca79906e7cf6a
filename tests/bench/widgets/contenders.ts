export interface Contender {
  name: string
  /** The folder of its page, and of its files. */
  folder: string
  /** The element that contains its form. */
  place: string
  /** The words of what leads to the next step; the last one's time counts. */
  taps: readonly string[]
  /** Selects the heading of the next step. */
  next: string
}

const peer = {
  place: '.form',
  taps: ['Residential Cleaning', 'Next'],
}

/** Who is measured, in the order of the table. Each shows a choice of services, then counts of rooms. */
export const contenders: readonly Contender[] = [
  {
    name: 'by hand',
    folder: 'vanilla-quote',
    place: 'vanilla-quote',
    taps: ['Residential Cleaning'],
    next: 'h2',
  },
  {
    name: 'quote-builder.js',
    folder: 'quote-builder',
    place: 'quote-builder',
    taps: ['Residential Cleaning'],
    next: 'h2',
  },
  { name: 'inquiry-form.js', folder: 'inquiry-form', place: 'inquiry-form', taps: [], next: '' },
  { name: 'FormKit', folder: 'formkit', ...peer, next: 'h2' },
  { name: 'SurveyJS', folder: 'surveyjs', ...peer, next: '.sd-page__title' },
  { name: 'Form.io', folder: 'formio', ...peer, next: 'h2' },
]

/** Contenders whose form comes from their own server: only the script that fetches it can be weighed here. */
export const loaders = [
  { name: 'Typeform, loader alone', file: '@typeform/embed/build/embed.js' },
  { name: 'Cal.com, loader alone', file: '@calcom/embed-core/dist/embed/embed.js' },
  { name: 'Typebot, script alone', file: '@typebot.io/js/dist/web.js' },
]
