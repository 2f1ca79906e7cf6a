import type { Service } from '../company/catalogue.ts'
import type { Answer, Answers } from './answers.ts'

/** The content of a code. */
export interface CodeContent {
  /** The service is '' if the company no longer offers it. */
  readonly given: Answers
  /** Whether the code also asks for something that the company does not offer. */
  readonly isPartly: boolean
  /**
   * Its price: a hash of the lines, or in version 1 the total in dollars. Undefined if it has none.
   */
  readonly priced?: string | number
}

/** The content of one part of a code. */
export interface PartContent {
  /** Each with the id of its count or question; empty if the company offers none of them. */
  readonly answers: readonly (readonly [id: string, answer: Answer])[]
  /** Whether the answers contain everything that the part says. */
  readonly isWhole: boolean
}

/** The content of a code whose service the company no longer offers. */
export const notOffered: CodeContent = { given: { service: '' }, isPartly: true }

/** The content of a code, put together from that of its parts. */
export function joinParts(service: Service, parts: readonly PartContent[]): CodeContent {
  const answers = Object.fromEntries(parts.flatMap((part) => part.answers))
  return {
    given: { ...answers, service: service.id },
    isPartly: parts.some(({ isWhole }) => !isWhole),
  }
}
