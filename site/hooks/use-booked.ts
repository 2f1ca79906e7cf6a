import { useState } from 'react'
import { bookedParams, noBookedParams } from '../routing/booked.ts'
import { useBeforePaint } from './use-before-paint.ts'

/** The booking that the page thanks for, and where the visitor came from; empty until hydration. */
export function useBooked() {
  const [booking, setBooking] = useState(noBookedParams)
  useBeforePaint(() => setBooking(bookedParams()), [])
  return booking
}
