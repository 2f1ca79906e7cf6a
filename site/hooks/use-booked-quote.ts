import { useState } from 'react'
import { bookedQuote } from '../routing/booked-quote.ts'
import { useBeforePaint } from './use-before-paint.ts'

/** The code of the quote that the visitor is thanked for; '' for none, and until hydration. */
export function useBookedQuote(): string {
  const [code, setCode] = useState('')
  useBeforePaint(() => setCode(bookedQuote()), [])
  return code
}
