import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import versions from './versions.json' with { type: 'json' }

/**
 * The folder where the packages that versions.json names for a measurement are installed once, away from
 * our code. They are far too many to be dependencies of this project.
 */
export function scratch(name: keyof typeof versions) {
  const folder = path.join(tmpdir(), 'goldcrest-bench', name)
  const file = path.join(folder, 'package.json')
  const manifest = JSON.stringify({
    private: true,
    type: 'module',
    dependencies: versions[name],
  })
  const isThere = existsSync(path.join(folder, 'node_modules/.package-lock.json'))
  if (isThere && readFileSync(file, 'utf8') === manifest) return folder

  console.log(`Installing what ${name} needs into ${folder}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}
