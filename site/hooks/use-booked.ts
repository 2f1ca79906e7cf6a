import { useState } from 'react'
import type { BookedParams } from '../../widgets/rules/embed/booked-hash.ts'
import type { SentContact } from '../../widgets/rules/lead/person.ts'
import { bookedParams, contactOf, noBookedParams } from '../routing/booked.ts'
import { useBeforePaint } from './use-before-paint.ts'

interface Booking extends BookedParams {
  contact?: SentContact | undefined
}

/**
 * The booking that the page thanks for, how its visitor will be reached, if this document knows,
 * and where they came from; empty until hydration.
 */
export function useBooked() {
  const [booking, setBooking] = useState<Booking>(noBookedParams)
  useBeforePaint(() => setBooking(readBooking()), [])
  return booking
}

function readBooking(): Booking {
  const params = bookedParams()
  return { ...params, contact: contactOf(params.code) }
}
