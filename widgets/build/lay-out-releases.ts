import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { businessShape } from '../rules/company/business.ts'
import { compareVersions, majorOf, nextPatch } from '../rules/embed/versions.ts'
import { mistake } from './mistake.ts'
import {
  checksumsIn,
  fileNames,
  firstDifference,
  loadedNames,
  packageName,
  type Release,
  readReleases,
  scriptNames,
} from './releases.ts'

/** By a file's name: its path within `widgets/`, what a tag's `integrity` takes, its size. */
type Files = Record<string, { path: string; integrity: string; bytes: number }>

/** What partners read of a version that they can pin. */
export interface Pin {
  version: string
  /** What a tag names. */
  scripts: Files
  /** What those load when a visitor asks for it. */
  loaded: Files
  /** By tag, the attributes that it knows by itself. */
  attributes: Release['attributes']
}

/** dist/widgets/manifest.json: the newest release, and every release, the newest first. */
export interface Manifest extends Partial<Pin> {
  /** What to install. */
  package: string
  releases: Pin[]
}

/** A release to lay out: what `layOutReleases` needs of a build. */
interface Build {
  /** The project's folder. */
  root: string
  dist: string
  /** The version of the scripts in the widgets/ of `dist`. */
  version: string
  /** The code of a script with the company's data in it. */
  withBusiness(name: string, code: string): string
}

/**
 * Lays every release under its version in the widgets/ of `dist`, makes the scripts there the newest ones, with the
 * company's data in them, and puts under each major version's number the newest of it. Writes manifest.json, and into
 * _headers the rules for what was copied. Returns which shapes of the company's data are read. Throws where the version
 * is released with other bytes: it must be raised.
 */
export async function layOutReleases(build: Build): Promise<number[]> {
  const { root, dist, version } = build
  const built = join(dist, 'widgets')
  const kept = join(root, 'widgets/releases')
  const releases = await readReleases(kept)
  await refuseTaken(version, built, releases)

  for (const name of await readdir(built)) {
    if (/^\d/.test(name)) await rm(join(built, name), { recursive: true })
  }
  for (const name of scriptNames) {
    const code = await readFile(join(built, name), 'utf8')
    await writeFile(join(built, name), build.withBusiness(name, code))
  }
  const folders = new Map<string, string>()
  for (const release of releases.toReversed()) {
    const folder = join(kept, release.version)
    folders.set(majorOf(release.version), folder)
    await cp(folder, join(built, release.version), { recursive: true })
  }
  folders.set(majorOf(version), built)
  for (const [major, folder] of folders) {
    for (const file of fileNames) await cp(join(folder, file), join(built, major, file))
  }

  const pins = await Promise.all(releases.map((release) => pinOf(kept, release)))
  const manifest: Manifest = { package: packageName(version), ...pins[0], releases: pins }
  await writeFile(join(built, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const shapes = new Set([businessShape, ...releases.map(({ shape }) => shape)])
  await writeCacheRules(join(dist, '_headers'), releases, [...folders.keys()], [...shapes])
  return [...shapes]
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

async function pinOf(kept: string, { version, attributes, checksums }: Release): Promise<Pin> {
  const pin: Pin = { version, scripts: {}, loaded: {}, attributes }
  for (const [name, integrity] of Object.entries(checksums)) {
    const path = `${version}/${name}`
    const { size } = await stat(join(kept, path))
    const files = loadedNames.includes(name) ? pin.loaded : pin.scripts
    files[name] = { path, integrity, bytes: size }
  }
  return pin
}

/**
 * Puts the rules in place of those that an earlier call wrote. Hosts join what two matching rules say
 * of one header: no path here matches two.
 */
async function writeCacheRules(
  file: string,
  releases: Release[],
  majors: string[],
  shapes: number[],
) {
  const rules = [
    ...releases.map(({ version }) => [`${version}/*`, 'max-age=31536000, immutable']),
    ...majors.map((major) => [`${major}/*`, 'max-age=300']),
    ...shapes.map((shape) => [
      `business.${shape}.json`,
      'max-age=300, stale-while-revalidate=86400',
    ]),
  ].map(([path, age]) => `/widgets/${path}\n  Cache-Control: public, ${age}\n`)
  // While developing only the widgets are built, and there are no headers.
  const headers = existsSync(file) ? await readFile(file, 'utf8') : ''
  const others = headers.replace(/^\/widgets\/(?:[\d.]+\/\*|business\..*)\n.*\n/gm, '')
  await writeFile(file, others + rules.join(''))
}
