import type { SvelteHTMLElements } from 'svelte/elements'
import type {} from '../../widgets/types/svelte.js'

/** What Svelte checks of a tag: the compiler's types come down to these. */
type Quote = SvelteHTMLElements['quote-builder']
type Inquiry = SvelteHTMLElements['inquiry-form']

export const quotes: Quote[] = [
  {
    id: 'price',
    service: 'residential',
    'success-url': 'none',
    partner: undefined,
    onquotestep: ({ detail }) => detail.step.toFixed(),
    'on:quotesubmit': (event) => event.preventDefault(),
  },
  { successUrl: '/thanks', mode: 'dialog', trigger: '#price' },
  // @ts-expect-error: no such service.
  { service: 'gardening' },
  // @ts-expect-error: no such attribute.
  { 'success-uri': 'none' },
  // @ts-expect-error: a step has a number.
  { onquotestep: (event: CustomEvent<{ step: string }>) => event },
]

export const forms: Inquiry[] = [
  { 'email-key': 'key', oninquirysent: ({ detail }) => detail.utm_source },
  // @ts-expect-error: an inquiry has no total.
  { oninquirysent: ({ detail }) => detail.total },
  // @ts-expect-error: another element's event.
  { onquotestep: () => undefined },
]
