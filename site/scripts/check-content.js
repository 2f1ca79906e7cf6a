import { runnerImport } from 'vite'

/**
 * All that is wrong with what the owner writes, a line each; '' when all is well. Called in the
 * project's folder.
 * @returns {Promise<string>}
 */
export async function contentProblems() {
  // Importing sets it to development where it is not set, also for the build that follows.
  process.env.NODE_ENV ??= 'production'
  const { module } = await runnerImport('./site/build/check/check.ts', {
    configFile: false,
    logLevel: 'silent',
  })
  return /** @type {typeof import('../build/check/check.ts')} */ (module).contentProblems()
}
