import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessShape } from '../rules/company/business.ts'
import {
  commonAttributes,
  inKebabCase,
  quoteBuilderAttributes,
} from '../rules/embed/attribute-names.ts'
import { compareVersions, nextVersion, releasable } from '../rules/embed/versions.ts'
import { languageNames } from './language-files.ts'

/** The scripts for a tag. */
export const scriptNames = ['quote-builder.js', 'inquiry-form.js']

/** The files that the scripts load on demand, from the same folder and of the same version. */
const loadedNames = ['quote-sheet.js', 'next-steps.js', ...languageNames]

/** All files of a release. */
export const fileNames = [...scriptNames, ...loadedNames]

/** The package that partners install, with the version of the build. */
export const packageName = (version: string) => `goldcrest-widgets-${version}.tgz`

/** The value for a tag's `integrity`, by file name. */
type Checksums = Record<string, string>

/** A version that partners may have pinned, as widgets/releases/releases.json records it. */
export interface Release {
  version: string
  /** The <shape> of the business.<shape>.json that its scripts read. */
  shape: number
  /**
   * For each tag, the attributes that its scripts know by themselves. The attributes that answer
   * questions come with the company's data.
   */
  attributes: Readonly<Record<string, readonly string[]>>
  /** The checksums of its scripts and of the files they load. */
  checksums: Checksums
}

/** Every release, the newest first. Throws if a released file has changed. */
export async function readReleases(folder: string): Promise<Release[]> {
  const releases: Release[] = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'))
  for (const { version, checksums } of releases) {
    const found = await checksumsIn(join(folder, version), Object.keys(checksums))
    const changed = firstDifference(found, checksums)
    if (changed)
      throw mistake(
        `widgets/releases/${version}/${changed} is not what partners have pinned: bring it back with git restore.`,
      )
  }
  return releases.sort((one, other) => compareVersions(other.version, one.version))
}

/** The newest version that partners can pin; '' before the first. */
export async function newestRelease(folder: string): Promise<string> {
  const [newest] = await readReleases(folder)
  return newest?.version ?? ''
}

/**
 * Copies the scripts in the folder `built`, and the files they load, into a release in `folder`,
 * which is kept for ever.
 */
export async function keepRelease(
  folder: string,
  built: string,
  release: Omit<Release, 'checksums'>,
): Promise<void> {
  const releases = await readReleases(folder)
  const releaseFolder = join(folder, release.version)
  await mkdir(releaseFolder, { recursive: true })
  for (const file of fileNames) await cp(join(built, file), join(releaseFolder, file))
  const checksums = await checksumsIn(releaseFolder, fileNames)
  const record = JSON.stringify([{ ...release, checksums }, ...releases], null, 2)
  await writeFile(join(folder, 'releases.json'), `${record}\n`)
}

/**
 * The version of the scripts that were built into a folder. While the code is that of the newest
 * release, they become the release's files, so that the site has that version and its package, too.
 */
export async function builtVersion(
  folder: string,
  built: string,
  version: string,
): Promise<string> {
  const [newest] = await readReleases(folder)
  if (!newest || version !== nextVersion(newest.version)) return version
  // A language that the release lacks makes another version too.
  for (const file of fileNames) {
    const code = await readFile(join(built, file), 'utf8')
    if (checksumOf(code.replaceAll(version, newest.version)) !== newest.checksums[file])
      return version
  }
  for (const file of fileNames) await cp(join(folder, newest.version, file), join(built, file))
  return newest.version
}

export async function checksumsIn(folder: string, files: string[]): Promise<Checksums> {
  const checksums: Checksums = {}
  for (const file of files) {
    // A missing file counts as a difference, too.
    checksums[file] = checksumOf(await readFile(join(folder, file)).catch(() => ''))
  }
  return checksums
}

function checksumOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The name of the first file that differs; undefined if all are the same. */
export function firstDifference(found: Checksums, wanted: Checksums): string | undefined {
  return Object.keys(wanted).find((file) => found[file] !== wanted[file])
}

/** An error whose message says what to do, so that nobody needs its stack trace. */
export function mistake(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence })
}

/**
 * Releases the version in package.json, without its `-dev`, and sets it to the next, which it returns too. `build` writes
 * the scripts and the files they load, as that version, into the folder that it gets. If something is wrong, throws a
 * sentence that says what to do, and changes nothing.
 */
export async function makeRelease(
  root: string,
  build: (folder: string, version: string) => Promise<void>,
): Promise<{ version: string; next: string }> {
  const folder = join(root, 'widgets/releases')
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const version = releasable(manifest.version)
  const [newest] = await readReleases(folder)
  if (newest && compareVersions(version, newest.version) <= 0) {
    const next = nextVersion(newest.version)
    throw mistake(`Version ${newest.version} is out: set "version" in package.json to ${next}.`)
  }
  const guide = await readFile(join(root, 'widgets/README.md'), 'utf8')
  if (!guide.includes(`\n- ${version}: `)) {
    throw mistake(
      `Tell partners what ${version} changes: add a line "- ${version}: ..." under "## Changes" in widgets/README.md.`,
    )
  }

  const built = await mkdtemp(join(tmpdir(), 'release-'))
  try {
    await build(built, version)
    await keepRelease(folder, built, { version, shape: businessShape, attributes })
  } finally {
    await rm(built, { recursive: true })
  }
  const next = nextVersion(version)
  await setVersion(root, next)
  return { version, next }
}

/** As `npm version` does it: package-lock.json has the version twice. */
async function setVersion(root: string, version: string) {
  for (const file of ['package.json', 'package-lock.json'].map((name) => join(root, name))) {
    if (!existsSync(file)) continue
    const { packages, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
    const own = packages && { packages: { ...packages, '': { ...packages[''], version } } }
    const text = JSON.stringify({ ...manifest, version, ...own }, null, 2)
    await writeFile(file, `${text}\n`)
  }
}

const attributes = {
  'quote-builder': [...commonAttributes, ...quoteBuilderAttributes].map(inKebabCase),
  'inquiry-form': commonAttributes.map(inKebabCase),
}
