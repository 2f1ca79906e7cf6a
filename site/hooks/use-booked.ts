import { useState } from 'react'
import { booked, nothingBooked } from '../routing/booked.ts'
import { useBeforePaint } from './use-before-paint.ts'

/** What the visitor is thanked for, and where they came from; nothing until hydration. */
export function useBooked() {
  const [now, setNow] = useState(nothingBooked)
  useBeforePaint(() => setNow(booked()), [])
  return now
}
