/** The visitor who sends a form. */
export interface Visitor {
  readonly name: string
  readonly email: string
  /** Ten digits in Canada and the United States. */
  readonly phone: string
}

/** An invented visitor, used by the kit unless a test gives another one. */
export const sampleVisitor: Visitor = {
  name: 'Alex Example',
  email: 'alex@example.com',
  phone: '(416) 555-0199',
}
