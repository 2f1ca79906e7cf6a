const dev = '-dev'

/**
 * Versions are three whole numbers, such as 1.6.0. The code after a release has the version of the
 * next one with `-dev`, which comes before it: 1.6.1-dev.
 */
const numbersOf = (version: string) => [
  ...version.split('.').map((number) => Number.parseInt(number, 10)),
  version.endsWith(dev) ? 0 : 1,
]

/** The version that code becomes when it is released. */
export const releasable = (version: string) => version.replace(dev, '')

/** Sorts the older version first. */
export function compareVersions(one: string, other: string): number {
  const otherNumbers = numbersOf(other)
  const difference = numbersOf(one).map((number, at) => number - (otherNumbers[at] ?? 0))
  return difference.find((places) => places !== 0) ?? 0
}

/** The major version, such as `1`. */
export const majorOf = (version: string) => version.replace(/\..*/, '')

/** The version of the code after this release, until the next one. */
export function nextVersion(version: string): string {
  const [major, minor, patch = 0] = numbersOf(version)
  return `${major}.${minor}.${patch + 1}${dev}`
}

/** Whether a version is far behind the newest: by a major version, or by three or more minor ones. */
export function isFarBehind(version: string, newest: string): boolean {
  if (!newest || compareVersions(version, newest) >= 0) return false
  const [major = 0, minor = 0] = numbersOf(version)
  const [newestMajor = 0, newestMinor = 0] = numbersOf(newest)
  return newestMajor > major || newestMinor - minor >= 3
}
