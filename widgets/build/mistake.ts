/** An error that says in a sentence what to do: where our code noticed it, nobody needs to read. */
export function mistake(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence })
}
