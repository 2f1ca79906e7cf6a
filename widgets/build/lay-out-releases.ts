import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { businessShape } from '../rules/company/business.ts'
import { compareVersions, majorOf, nextVersion } from '../rules/embed/versions.ts'
import { languages } from '../words/languages.ts'
import { languageNames } from './language-files.ts'
import {
  checksumsIn,
  fileNames,
  firstDifference,
  mistake,
  packageName,
  type Release,
  readReleases,
  scriptNames,
} from './releases.ts'

/** For each file name: its path within `widgets/`, its `integrity` for a tag, and its size. */
type Files = Record<string, { path: string; integrity: string; bytes: number }>

/** A version that partners can pin, as manifest.json lists it. */
interface Pin {
  version: string
  /** The scripts for a tag. */
  scripts: Files
  /** The files that the scripts load on demand. */
  loaded: Files
  /** For each tag, the attributes that the code knows without the company's data. */
  attributes: Release['attributes']
}

/** dist/widgets/manifest.json: the newest release, and every release, the newest first. */
export interface Manifest extends Partial<Pin> {
  /** The package to install. */
  package: string
  releases: Pin[]
}

/** The part of a build that `layOutReleases` needs. */
interface Build {
  /** The project's folder. */
  root: string
  dist: string
  /** The version of the scripts in the widgets/ of `dist`. */
  version: string
  /** The code of a script or of a language with the company's data in it. */
  withBusiness(name: string, code: string): string
}

/**
 * Copies every release into widgets/<version>/ of `dist`, adds the company's data to the newest
 * scripts in widgets/, and copies the newest script of each major version into its folder. Writes
 * manifest.json, and the rules for the copied files into _headers. Returns the shapes of the
 * company's data that the scripts read. Throws if the version must be raised: it is older than the
 * newest release, or is released with other bytes.
 */
export async function layOutReleases(build: Build): Promise<number[]> {
  const { root, dist, version } = build
  const built = join(dist, 'widgets')
  const releasesFolder = join(root, 'widgets/releases')
  const releases = await readReleases(releasesFolder)
  await refuseReleasedVersion(version, built, releases)

  for (const name of await readdir(built)) {
    if (/^\d/.test(name)) await rm(join(built, name), { recursive: true })
  }
  for (const name of [...scriptNames, ...languageNames]) {
    const code = await readFile(join(built, name), 'utf8')
    await writeFile(join(built, name), build.withBusiness(name, code))
  }
  const newestOf = new Map<string, { folder: string; files: string[] }>()
  for (const { version, checksums } of releases.toReversed()) {
    const folder = join(releasesFolder, version)
    newestOf.set(majorOf(version), { folder, files: Object.keys(checksums) })
    await cp(folder, join(built, version), { recursive: true })
  }
  newestOf.set(majorOf(version), { folder: built, files: fileNames })
  for (const [major, { folder, files }] of newestOf) {
    for (const file of files) await cp(join(folder, file), join(built, major, file))
  }

  const pins = await Promise.all(releases.map((release) => pinOf(releasesFolder, release)))
  const manifest: Manifest = { package: packageName(version), ...pins[0], releases: pins }
  await writeFile(join(built, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const shapes = new Set([businessShape, ...releases.map(({ shape }) => shape)])
  await writeCacheRules(join(dist, '_headers'), releases, [...newestOf.keys()], [...shapes])
  return [...shapes]
}

async function refuseReleasedVersion(
  version: string,
  built: string,
  releases: Release[],
): Promise<void> {
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
  throw mistake(`${reason}: set "version" in package.json to ${nextVersion(newest.version)}.`)
}

async function pinOf(
  releasesFolder: string,
  { version, attributes, checksums }: Release,
): Promise<Pin> {
  const pin: Pin = { version, scripts: {}, loaded: {}, attributes }
  for (const [name, integrity] of Object.entries(checksums)) {
    const path = `${version}/${name}`
    const { size } = await stat(join(releasesFolder, path))
    const files = scriptNames.includes(name) ? pin.scripts : pin.loaded
    files[name] = { path, integrity, bytes: size }
  }
  return pin
}

/**
 * Replaces the rules that an earlier call wrote. Hosts join the values of two matching rules for one
 * header, so no path here matches two rules.
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
    ...languageNames.map((name) => [name, 'max-age=300']),
    ...shapes.flatMap((shape) =>
      ['', ...Object.keys(languages).map((code) => `.${code}`)].map((code) => [
        `business.${shape}${code}.json`,
        'max-age=300, stale-while-revalidate=86400',
      ]),
    ),
  ].map(([path, age]) => `/widgets/${path}\n  Cache-Control: public, ${age}\n`)
  // While developing only the widgets are built, and there are no headers.
  const headers = existsSync(file) ? await readFile(file, 'utf8') : ''
  const files = ['[\\d.]+/\\*', ...languageNames, 'business\\..*'].join('|')
  const others = headers.replace(new RegExp(`^/widgets/(?:${files})\n.*\n`, 'gm'), '')
  await writeFile(file, others + rules.join(''))
}
