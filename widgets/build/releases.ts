import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mistake } from './mistake.ts'
import { compareVersions } from './versions.ts'

/** The scripts that a tag names. */
export const scriptNames = ['quote-builder.js', 'inquiry-form.js']

/** What those load when a visitor asks for it: of their own version, from beside them. */
export const loadedNames = ['quote-sheet.js']

/** What partners install of a version. */
export const packageName = (version: string) => `goldcrest-widgets-${version}.tgz`

/** By a file's name, what a tag's `integrity` takes. */
export type Checksums = Record<string, string>

/** A version that partners may have pinned, as widgets/releases/releases.json records it. */
export interface Release {
  version: string
  /** The EmailJS key that is built into its scripts; '' for none. */
  emailKey: string
  /** Of its scripts, and of what they load and its package where it has them: not before 1.6.0. */
  checksums: Checksums
}

/** Every release, the newest first. Throws when a released file is not what it was. */
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

/** Keeps the scripts, what they load and the package in the folder `built` for ever. */
export async function keepRelease(
  folder: string,
  built: string,
  release: Omit<Release, 'checksums'>,
): Promise<void> {
  const releases = await readReleases(folder)
  const own = join(folder, release.version)
  await mkdir(own, { recursive: true })
  const files = [...scriptNames, ...loadedNames, packageName(release.version)]
  for (const file of files) await cp(join(built, file), join(own, file))
  const checksums = await checksumsIn(own, files)
  const record = JSON.stringify([{ ...release, checksums }, ...releases], null, 2)
  await writeFile(join(folder, 'releases.json'), `${record}\n`)
}

export async function checksumsIn(folder: string, files: string[]): Promise<Checksums> {
  const checksums: Checksums = {}
  for (const file of files) {
    // A file that is missing is a difference as any other.
    const content = await readFile(join(folder, file)).catch(() => '')
    checksums[file] = `sha384-${createHash('sha384').update(content).digest('base64')}`
  }
  return checksums
}

/** The name of the first file that differs; undefined where none does. */
export function firstDifference(found: Checksums, wanted: Checksums): string | undefined {
  return Object.keys(wanted).find((file) => found[file] !== wanted[file])
}
