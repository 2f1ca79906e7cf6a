import { fail } from './fail.js'

/**
 * The port that PORT names, or the usual one.
 * @param {number} usual
 */
export function chosenPort(usual) {
  const port = Number(process.env.PORT || usual)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  fail(`PORT must be a whole number from 1 to 65535, not '${process.env.PORT}'.`)
}
