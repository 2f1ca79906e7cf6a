/** @jsxImportSource react */
import {
  loadInquiryForm,
  loadQuoteBuilder,
  type QuoteBuilderElement,
  type QuoteBuilderEvents,
} from 'goldcrest-widgets'
import { InquiryForm, QuoteBuilder, type QuoteBuilderProps } from 'goldcrest-widgets/react'
import { useRef } from 'react'

export const loaded: Promise<void>[] = [
  loadQuoteBuilder(),
  loadInquiryForm({ src: 'https://site.example/widgets/1.7.0/inquiry-form.js', integrity: 'sha' }),
  // @ts-expect-error: no such option.
  loadQuoteBuilder({ url: 'https://site.example' }),
]

const given: QuoteBuilderProps = { service: 'residential', successUrl: 'none', className: 'price' }
const hear = ({ detail }: QuoteBuilderEvents['quotechange']) => detail.total

export function Page() {
  const quote = useRef<QuoteBuilderElement>(null)
  return (
    <main>
      <QuoteBuilder ref={quote} {...given} onQuoteChange={hear} style={{ margin: 0 }} data-at="top">
        <a href="tel:+16045550142">Call us.</a>
      </QuoteBuilder>
      <InquiryForm onInquiryFailed={({ detail }) => detail.reason.length} theme={undefined} />
      <QuoteBuilder analytics={false} theme={false} service={false} partner={null} />
      {/* @ts-expect-error: no such service. */}
      <QuoteBuilder service="gardening" />
      {/* @ts-expect-error: the attribute's name is not the component's. */}
      <QuoteBuilder successurl="none" />
      {/* @ts-expect-error: another element's event. */}
      <InquiryForm onQuoteStep={() => undefined} />
      {/* @ts-expect-error: a step has a number. */}
      <QuoteBuilder onQuoteStep={(event: CustomEvent<{ step: string }>) => event} />
    </main>
  )
}
