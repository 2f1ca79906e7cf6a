/**
 * Builds the content folder CONTENT into the folder DIST, unless nothing has changed since the last
 * build, so that a second run of the tests starts at once.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository, scriptArgs } from './sites.ts'

const { CONTENT = '', DIST = '' } = process.env
const stampFile = path.resolve(repository, `${DIST}.stamp`)
const inputsHash = hashOfInputs()
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== inputsHash) {
  rmSync(stampFile, { force: true })
  const args = scriptArgs('site/scripts/build.ts')
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stderr)
    process.exit(1)
  }
  writeFileSync(stampFile, inputsHash)
}

/** A build depends on the sources, the settings and the date. */
function hashOfInputs() {
  const hash = createHash('sha256')
  hash.update(new Date().toDateString())
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(SITE_URL|VITE_|EDITOR_)/.test(name)) hash.update(`${name}=${value}\n`)
  }
  for (const file of sources()) {
    hash.update(path.relative(repository, file))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function sources() {
  const atTheTop = readdirSync(repository).filter((file) =>
    /^(\.env|vite\.|package|LICENSE)/.test(file),
  )
  return [...atTheTop, 'widgets', 'site', CONTENT]
    .map((part) => path.resolve(repository, part))
    .flatMap((part) => (statSync(part).isFile() ? [part] : filesIn(part)))
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
}
