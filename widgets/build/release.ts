/** Makes a release of the widgets' code that partners can pin: `npm run release`. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildScriptsInto } from './build-scripts.ts'
import { makeRelease, mistake } from './releases.ts'

// All paths are relative to the project's folder, wherever this was called from.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

try {
  const { version, next } = await makeRelease(process.cwd(), async (folder, version) => {
    testLong()
    await buildScriptsInto(folder, version)
  })
  console.log(`Released ${version}; package.json now says ${next}.`)
  console.log('Commit what changed, then build and publish as ever.')
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}

/** Runs the sweeps that `npm test` leaves out: what is pinned can never be repaired. */
function testLong() {
  // npm is a script on Windows.
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npm', ['run', 'test:long'], { stdio: 'inherit', shell })
  if (status !== 0) throw mistake('Nothing was released: npm run test:long failed.')
}
