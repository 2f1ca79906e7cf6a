/**
 * A shape of the logo, or a group of shapes. It has no colour of its own: it takes the one that its
 * background needs.
 */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly Shape[]
}

/** The company's logo, in a square with the space around it that a mark needs. */
export interface Logo {
  readonly viewBox: string
  readonly shapes: readonly Shape[]
}
