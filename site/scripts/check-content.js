import { importSource } from './import-source.js'

/**
 * Everything that is wrong with what the owner writes, a line each; '' when all is well. Called in
 * the project's folder.
 * @returns {Promise<string>}
 */
export async function contentProblems() {
  // Vite sets it to development if it is not set, also for the build that follows.
  process.env.NODE_ENV ??= 'production'
  /** @type {typeof import('../build/check/check.ts')} */
  const { contentProblems } = await importSource('check/check.ts')
  return contentProblems()
}
