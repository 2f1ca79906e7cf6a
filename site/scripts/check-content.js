import { importSource } from './import-source.js'

/**
 * Everything that is wrong with what the owner writes, a line each; '' when all is well. Called in
 * the project's folder.
 * @returns {Promise<string>}
 */
export const contentProblems = async () => (await check()).contentProblems()

/**
 * What content without problems says that a build cannot show, a line each. Called in the project's
 * folder.
 * @returns {Promise<string[]>}
 */
export const contentWarnings = async () => (await check()).contentWarnings()

/** @returns {Promise<typeof import('../build/check/check.ts')>} */
function check() {
  // Vite sets it to development if it is not set, also for the build that follows.
  process.env.NODE_ENV ??= 'production'
  return importSource('check/check.ts')
}
