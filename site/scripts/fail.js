/**
 * Ends the script with an error.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
