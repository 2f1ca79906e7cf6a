/** Makes a release of the widgets' code that partners can pin. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// All paths are relative to the project's folder, wherever this was called from.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

try {
  const version = await makeRelease()
  console.log(`Released ${version}. Commit what changed, then build and publish as ever.`)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}

async function makeRelease() {
  /** @type {{ module: typeof import('./make-release.ts') }} */
  const { module: release } = await moduleOf('make-release.ts')
  /** @type {{ module: typeof import('./build-scripts.ts') }} */
  const { module: scripts } = await moduleOf('build-scripts.ts')
  return release.makeRelease(process.cwd(), scripts.buildScriptsInto)
}

/** @param {string} file */
function moduleOf(file) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return runnerImport(path, { configFile: false, logLevel: 'error' })
}
