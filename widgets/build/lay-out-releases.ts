import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mistake } from './mistake.ts'
import {
  checksumsIn,
  firstDifference,
  loadedNames,
  packageName,
  type Release,
  readReleases,
  scriptNames,
} from './releases.ts'
import { compareVersions, majorOf, nextPatch } from './versions.ts'

/** By a file's name: its path within `widgets/`, what a tag's `integrity` takes, its size. */
type Files = Record<string, { path: string; integrity: string; bytes: number }>

/** What partners read of a version that they can pin. */
export interface Pin {
  version: string
  /** What a tag names. */
  scripts: Files
  /** What those load when a visitor asks for it. */
  loaded: Files
  /** The package's path within `widgets/`, where the version has one. */
  package?: string
}

/**
 * dist/widgets/manifest.json: the release to pin, and every release, the newest first. To pin is the
 * newest one whose leads go where those of this build go: a release keeps the EmailJS ids it was
 * made with. Where there is none, it has no version.
 */
export interface Manifest extends Partial<Pin> {
  /** What to install: of the release to pin, or of this build where that has none. */
  package: string
  releases: Pin[]
}

/**
 * Lays every release under its version beside the newest scripts in the widgets/ of `dist`, under
 * each major version's number the newest of it, and beside them all the packages of the releases.
 * Writes manifest.json, and into _headers the rules for what was laid out. `version` is that of the
 * newest scripts, `emailKey` the EmailJS key in them. Throws where that version is released with
 * other bytes: it must be raised.
 */
export async function layOutReleases(
  root: string,
  version: string,
  emailKey: string,
  dist: string = join(root, 'dist'),
): Promise<Manifest> {
  const built = join(dist, 'widgets')
  const kept = join(root, 'widgets/releases')
  const releases = await readReleases(kept)
  await refuseTaken(version, built, releases)

  for (const name of await readdir(built)) {
    if (/^\d/.test(name)) await rm(join(built, name), { recursive: true })
  }
  const folders = new Map<string, string>()
  for (const release of releases.toReversed()) {
    const folder = join(kept, release.version)
    folders.set(majorOf(release.version), folder)
    const own = join(built, release.version)
    await cp(folder, own, { recursive: true })
    const file = packageName(release.version)
    if (release.checksums[file]) await rename(join(own, file), join(built, file))
  }
  folders.set(majorOf(version), built)
  for (const [major, folder] of folders) {
    for (const file of [...scriptNames, ...loadedNames]) {
      const kept = join(folder, file)
      // Early releases load nothing.
      if (existsSync(kept)) await cp(kept, join(built, major, file))
    }
  }

  const toPin = await pinsOf(kept, releases, emailKey)
  const manifest = { package: packageName(version), ...toPin }
  await writeFile(join(built, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeCacheRules(join(dist, '_headers'), releases, [...folders.keys()])
  return manifest
}

async function refuseTaken(version: string, built: string, releases: Release[]): Promise<void> {
  const [newest] = releases
  if (!newest || compareVersions(version, newest.version) > 0) return
  const changed = firstDifference(
    await checksumsIn(built, Object.keys(newest.checksums)),
    newest.checksums,
  )
  if (version === newest.version && !changed) return
  const reason =
    version === newest.version
      ? `Version ${version} is released and stays as it is, but this build makes another ${changed}`
      : `Version ${version} is older than ${newest.version}, which is released`
  throw mistake(`${reason}: set "version" in package.json to ${nextPatch(newest.version)}.`)
}

async function pinsOf(kept: string, releases: Release[], emailKey: string) {
  const pins: Pin[] = []
  for (const { version, checksums } of releases) {
    const file = packageName(version)
    const { [file]: packed, ...others } = checksums
    const pin: Pin = { version, scripts: {}, loaded: {}, ...(packed && { package: file }) }
    for (const [name, integrity] of Object.entries(others)) {
      const path = `${version}/${name}`
      const { size } = await stat(join(kept, path))
      const files = loadedNames.includes(name) ? pin.loaded : pin.scripts
      files[name] = { path, integrity, bytes: size }
    }
    pins.push(pin)
  }
  const toPin = pins.find((_, place) => releases[place]?.emailKey === emailKey)
  return { ...toPin, releases: pins }
}

/**
 * Puts the rules in place of those that an earlier call wrote. Hosts join what two matching rules say
 * of one header: no path here matches two.
 */
async function writeCacheRules(file: string, releases: Release[], majors: string[]) {
  const rules = [
    ...releases.map(({ version }) => [version, 'max-age=31536000, immutable']),
    ...majors.map((major) => [major, 'max-age=300']),
  ].map(([folder, age]) => `/widgets/${folder}/*\n  Cache-Control: public, ${age}\n`)
  // While developing only the widgets are built, and there are no headers.
  const headers = existsSync(file) ? await readFile(file, 'utf8') : ''
  const others = headers.replace(/^\/widgets\/[\d.]+\/\*\n.*\n/gm, '')
  await writeFile(file, others + rules.join(''))
}
