/** Builds everything and releases the widgets; with --built it takes the ones in dist/. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEnv, runnerImport } from 'vite'

const root = process.cwd()

try {
  /** @type {{ module: typeof import('./make-release.ts') }} */
  const { module } = await runnerImport(
    fileURLToPath(new URL('make-release.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  const { VITE_EMAILJS_PUBLIC_KEY = '' } = loadEnv('production', root, 'VITE_EMAILJS_')
  const version = await module.makeRelease(root, VITE_EMAILJS_PUBLIC_KEY, build)
  console.log(`Released ${version}. Commit what changed, then build and publish as ever.`)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}

async function build() {
  if (process.argv.includes('--built')) return
  const env = { ...process.env, DIST: 'dist' }
  const { status } = spawnSync(process.execPath, ['site/scripts/build.js'], {
    stdio: 'inherit',
    env,
  })
  // The build has said why.
  if (status !== 0) process.exit(1)
}
