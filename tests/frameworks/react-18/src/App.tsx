import 'goldcrest-widgets/room.css'
import { QuoteBuilder } from 'goldcrest-widgets/react'
import { useState } from 'react'

export function App() {
  const [step, setStep] = useState('')
  return (
    <>
      <QuoteBuilder partner="Your name" onQuoteStep={({ detail }) => setStep(detail.name)}>
        Call PHONE for a price.
      </QuoteBuilder>
      <p>{step}</p>
    </>
  )
}
