/** Who sends a form. */
export interface Visitor {
  readonly name: string
  readonly email: string
  /** Ten digits in Canada and the United States. */
  readonly phone: string
}

/** A visitor who is nobody: what the kit fills in where a test does not say otherwise. */
export const sampleVisitor: Visitor = {
  name: 'Alex Example',
  email: 'alex@example.com',
  phone: '(416) 555-0199',
}
