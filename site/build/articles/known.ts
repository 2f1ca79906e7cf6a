import type { Facts } from '../content/facts.ts'

/** The names that an article may use. Without an author, the company of `facts` is the author. */
export interface Known {
  /** The names of the pictures. */
  images: readonly string[]
  categories: readonly string[]
  facts: Facts
}
