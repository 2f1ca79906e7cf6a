/** Versions are three whole numbers, such as 1.6.0. */
const numbersOf = (version: string) => version.split('.').map(Number)

/** Sorts the older version first. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other)
  const difference = numbersOf(one).map((number, place) => number - (others[place] ?? 0))
  return difference.find((places) => places !== 0) ?? 0
}

/** The major version, such as `1`. */
export const majorOf = (version: string) => version.replace(/\..*/, '')

/** The version after a release that only mends. */
export function nextPatch(version: string): string {
  const [major, minor, patch = 0] = numbersOf(version)
  return `${major}.${minor}.${patch + 1}`
}

/** Whether a version lacks much of what the newest has: another major version, or three minor ones and more. */
export function isFarBehind(version: string, newest: string): boolean {
  if (!newest || compareVersions(version, newest) >= 0) return false
  const [major = 0, minor = 0] = numbersOf(version)
  const [newestMajor = 0, newestMinor = 0] = numbersOf(newest)
  return newestMajor > major || newestMinor - minor >= 3
}
