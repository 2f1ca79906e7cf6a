import { useState } from 'react'
import { booked, nothingBooked } from '../routing/booked.ts'
import { useBeforePaint } from './use-before-paint.ts'

/** The booking that the page thanks for, and where the visitor came from; empty until hydration. */
export function useBooked() {
  const [booking, setBooking] = useState(nothingBooked)
  useBeforePaint(() => setBooking(booked()), [])
  return booking
}
