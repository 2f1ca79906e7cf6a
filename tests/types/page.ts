/** A page's own script: nothing but the declarations of the two elements. */
import type { InquiryFormElement } from '../../widgets/types/inquiry-form.js'
import type { QuoteBuilderElement, QuoteStep } from '../../widgets/types/quote-builder.js'

const quote: QuoteBuilderElement | null = document.querySelector('quote-builder')
const form: InquiryFormElement = document.createElement('inquiry-form')

if (quote) {
  quote.service = 'pressure-washing'
  quote.service = ''
  quote.bedrooms = 3
  quote.frequency = 'weekly'
  quote.extras = 'none'
  quote.theme = 'auto'
  quote.service = null
  quote.bedrooms = undefined
  form.partner = null
  const chosen: string = quote.service
  quote.lang = chosen
  quote.successUrl = 'none'
  const last: QuoteStep | undefined = quote.quotestep
  quote.title = `${last?.step} of ${last?.of}`
  quote.test = 'dry'
  quote.focus()
  quote.calls ??= []
  quote.calls.push(['open'], ['goTo', 3])
  quote.title = quote.version ?? ''

  // @ts-expect-error: no such service.
  quote.service = 'gardening'
  // @ts-expect-error: no such frequency.
  quote.frequency = 'daily'
  // @ts-expect-error: the inquiry form asks for no rooms.
  form.bedrooms = 3
  // @ts-expect-error: no such theme.
  form.theme = 'neon'
  // @ts-expect-error: no such method.
  quote.calls.push(['send'])
  // @ts-expect-error: which step it is has to be said.
  quote.calls.push(['goTo'])
  // @ts-expect-error: the script's to say.
  quote.version = '1.0.0'
  // @ts-expect-error: no such test.
  quote.test = 'wet'
  // @ts-expect-error: the attribute's name is not the property's.
  quote['success-url'] = 'none'
  // @ts-expect-error: an element tells its last details, and takes none.
  quote.quotestep = last
  // @ts-expect-error: another element's.
  form.quotestep
}

quote?.addEventListener('quotechange', ({ detail }) => {
  const dollars: number = detail.total
  const labels: string[] = detail.lines.map((line) => `${line.label} ${line.price / dollars}`)
  // @ts-expect-error: details are frozen.
  detail.total = 0
  // @ts-expect-error: and so are their lines.
  detail.lines.push(labels)
  // @ts-expect-error: nobody is named.
  detail.email
})

// They bubble: on the document and the window they are known too.
document.addEventListener('quotefailed', ({ detail }) => {
  if (detail.reason === 'busy') detail.retry()
  // @ts-expect-error: no such reason.
  if (detail.reason === 'bored') detail.retry()
})
addEventListener('inquirysubmit', (event) => {
  event.preventDefault()
  const address: string = event.detail.url + event.detail.utm_source
  // @ts-expect-error: a quote's, not an inquiry's.
  return address + event.detail.total
})
// @ts-expect-error: a step has a number.
document.addEventListener('quotestep', (event: CustomEvent<{ step: string }>) => event)

// The scripts define the elements and export nothing: there is no class to make one of.
// @ts-expect-error: a type, not a value.
export const made = () => new QuoteBuilderElement()
