/** A shape of the logo, or a group of them. It has no colour but that of what it is drawn on. */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly Shape[]
}

/** The company's logo, in a square that leaves the room around it that a mark needs. */
export interface Logo {
  readonly viewBox: string
  readonly shapes: readonly Shape[]
}
