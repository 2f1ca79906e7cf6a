import type { Facts } from '../content/facts.ts'

/** What an article may name, and who wrote it where nobody signs. */
export interface Known {
  /** The names of the pictures. */
  images: readonly string[]
  categories: readonly string[]
  facts: Facts
}
