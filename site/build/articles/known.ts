import type { Facts } from '../content/facts.ts'

/** The names that an article may use. The company of `facts` is the author where none is named. */
export interface Known {
  /** The names of the pictures. */
  images: readonly string[]
  categories: readonly string[]
  facts: Facts
}
