/** Versions are three whole numbers, such as 1.6.0. */
const numbersOf = (version: string) => version.split('.').map(Number)

/** Sorts the older version first. */
export function compareVersions(one: string, other: string): number {
  const otherNumbers = numbersOf(other)
  const difference = numbersOf(one).map((number, place) => number - (otherNumbers[place] ?? 0))
  return difference.find((places) => places !== 0) ?? 0
}

/** The major version, such as `1`. */
export const majorOf = (version: string) => version.replace(/\..*/, '')

/** The version after this one if the next release only fixes bugs. */
export function nextPatch(version: string): string {
  const [major, minor, patch = 0] = numbersOf(version)
  return `${major}.${minor}.${patch + 1}`
}

/**
 * Whether a version is far behind the newest: by a major version, or by three or more minor ones.
 */
export function isFarBehind(version: string, newest: string): boolean {
  if (!newest || compareVersions(version, newest) >= 0) return false
  const [major = 0, minor = 0] = numbersOf(version)
  const [newestMajor = 0, newestMinor = 0] = numbersOf(newest)
  return newestMajor > major || newestMinor - minor >= 3
}
