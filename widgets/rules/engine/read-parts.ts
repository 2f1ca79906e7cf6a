import type { Service } from '../company/catalogue.ts'
import type { Answer, Answers } from './answers.ts'

/** What a code says. */
export interface ReadCode {
  /** The service is '' where the company offers it no longer. */
  readonly given: Answers
  /** Whether it says more than the company offers. */
  readonly isPartly: boolean
  /** What its price was: a hash of the lines, or in version 1 the total in dollars. Undefined where it has none. */
  readonly priced?: string | number
}

/** What one part of a code says. */
export interface ReadPart {
  /** The answer, by the id of a count or a question; empty where the company offers none of it. */
  readonly answers: readonly (readonly [id: string, answer: Answer])[]
  /** Whether that is all it says. */
  readonly isWhole: boolean
}

/** What the code of a service says that the company offers no longer. */
export const notOffered: ReadCode = { given: { service: '' }, isPartly: true }

export function readParts(service: Service, parts: readonly ReadPart[]): ReadCode {
  const answers = Object.fromEntries(parts.flatMap((part) => part.answers))
  return {
    given: { ...answers, service: service.id },
    isPartly: parts.some(({ isWhole }) => !isWhole),
  }
}
