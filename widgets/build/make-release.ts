import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layOutReleases } from './lay-out-releases.ts'
import { mistake } from './mistake.ts'
import { keepRelease, readReleases } from './releases.ts'
import { compareVersions, nextPatch } from './versions.ts'

/**
 * Releases the version that package.json names, and raises it: what is built from then on is the next
 * one. `build` fills dist/widgets; `emailKey` is the EmailJS key it builds in. Throws a sentence that
 * says what to do, and changes nothing then. Returns the version.
 */
export async function makeRelease(
  root: string,
  emailKey: string,
  build: () => Promise<void>,
): Promise<string> {
  const folder = join(root, 'widgets/releases')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const [newest] = await readReleases(folder)
  if (newest && compareVersions(version, newest.version) <= 0) {
    const next = nextPatch(newest.version)
    throw mistake(`Version ${newest.version} is out: set "version" in package.json to ${next}.`)
  }
  const guide = await readFile(join(root, 'widgets/README.md'), 'utf8')
  if (!guide.includes(`\n- ${version}: `)) {
    throw mistake(
      `Tell partners what ${version} changes: add a line "- ${version}: ..." under "## Changes" in widgets/README.md.`,
    )
  }

  await build()
  await keepRelease(folder, join(root, 'dist/widgets'), { version, emailKey })
  const raise = ['version', 'patch', '--no-git-tag-version', '--silent']
  // npm is a script on Windows.
  execFileSync('npm', raise, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
  await layOutReleases(root, nextPatch(version), emailKey)
  return version
}
