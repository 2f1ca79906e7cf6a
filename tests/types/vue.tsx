/** @jsxImportSource vue */
import type { GlobalComponents } from 'vue'
import type {} from '../../widgets/types/vue.js'

/** Both elements in Vue's JSX, by attributes, by properties, with listeners and a ref's element. */
export const page = {
  wizard: (
    <quote-builder
      id="price"
      service="residential"
      success-url="none"
      partner="Fleetwood Rentals"
      theme={undefined}
      onQuotestep={({ detail }) => detail.step.toFixed() + detail.name}
      onQuotesubmit={(event) => event.preventDefault()}
    />
  ),
  dialog: <quote-builder successUrl="/thanks" mode="dialog" trigger="#price" />,
  form: (
    <inquiry-form
      email-key="key"
      emailOrigin="https://api.emailjs.com"
      onInquirysent={({ detail }) => detail.utm_source}
    />
  ),
}

export const wrong = {
  // @ts-expect-error: no such service.
  service: <quote-builder service="gardening" />,
  // @ts-expect-error: an attribute is a text.
  attribute: <quote-builder success-url={1} />,
  // @ts-expect-error: no such property.
  property: <inquiry-form sucessUrl="none" />,
  // @ts-expect-error: an inquiry has no total.
  total: <inquiry-form onInquirysent={({ detail }) => detail.total} />,
  // @ts-expect-error: another element's event.
  event: <inquiry-form onQuotestep={() => undefined} />,
  // @ts-expect-error: a step has a number.
  step: <quote-builder onQuotestep={(event: CustomEvent<{ step: string }>) => event} />,
}

/** What a template checks: the properties of a component, its events, and what a ref holds. */
type Quote = InstanceType<GlobalComponents['quote-builder']>

export const props: Quote['$props'][] = [
  {
    service: 'airbnb',
    successUrl: 'none',
    class: 'price',
    onQuotefailed: ({ detail }) => detail.retry(),
  },
  // @ts-expect-error: no such service.
  { service: 'gardening' },
  // @ts-expect-error: no such property.
  { sucessUrl: 'none' },
]

export function template(quote: Quote, event: CustomEvent, step: Required<Quote>['quotestep']) {
  quote.$emit('quotestep', new CustomEvent('quotestep', { detail: step }))
  // @ts-expect-error: no such event.
  quote.$emit('quotesteps', event)
  quote.partner = step.name
}
