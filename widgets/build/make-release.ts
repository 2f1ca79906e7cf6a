import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessShape } from '../rules/company/business.ts'
import {
  commonAttributes,
  inKebabCase,
  quoteBuilderAttributes,
} from '../rules/embed/attribute-names.ts'
import { compareVersions, nextVersion, releasable } from '../rules/embed/versions.ts'
import { keepRelease, mistake, readReleases } from './releases.ts'

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
