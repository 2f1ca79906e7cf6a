/**
 * Builds the folder of content that CONTENT names into the one that DIST names, unless nothing has changed since its last
 * build: a second run of the tests starts at once.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from './sites.js'

const { CONTENT = '', DIST = '' } = process.env
const stamp = path.resolve(repository, `${DIST}.stamp`)
const wanted = stampOf()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(stamp, { force: true })
  const command = path.join(repository, 'site/scripts/build.js')
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stderr)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** The result of a build depends on the sources, the settings and the date. */
function stampOf() {
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

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile())
}
