import type { Measure } from '../measuring/tables.ts'
import type { Arrival, Visit } from './visit.ts'

const bytes = (value: number) => `${Math.round(value).toLocaleString('en-CA')} B`
const milliseconds = (value: number) => `${Math.round(value)} ms`

const column = <Key extends string>(name: string, key: Key, format: (value: number) => string) => ({
  name,
  of: ({ visits }: { visits: readonly Record<Key, number>[] }) => visits.map((visit) => visit[key]),
  format,
})

export interface MeasuredFront {
  name: string
  visits: readonly Arrival[]
}

/** The columns for a front (see fronts.ts), in order: how it arrives. */
export const frontMeasures: readonly Measure<MeasuredFront>[] = [
  column('over the wire', 'bytes', bytes),
  column('of it script', 'script', bytes),
  column('first paint', 'firstPaint', milliseconds),
  column('largest paint', 'largest', milliseconds),
  column('blocked', 'blocked', milliseconds),
  column('shift', 'shift', (value) => value.toFixed(3)),
]

export interface Measured {
  name: string
  visits: readonly Visit[]
}

/**
 * The columns for an article: the same, the script that has come before the tap on the link to the
 * next page, and how soon that page follows.
 */
export const measures: readonly Measure<Measured>[] = [
  ...frontMeasures.slice(0, 2),
  column('script by the tap', 'scriptAtTap', bytes),
  ...frontMeasures.slice(2),
  column('tap to next page', 'nextPage', milliseconds),
]
