/** An error whose message says what to do, so that nobody needs its stack trace. */
export function mistake(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence })
}
