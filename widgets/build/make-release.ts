import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessShape } from '../rules/company/business.ts'
import {
  commonAttributes,
  inKebabCase,
  quoteBuilderAttributes,
} from '../rules/embed/attribute-names.ts'
import { compareVersions, nextPatch } from '../rules/embed/versions.ts'
import { mistake } from './mistake.ts'
import { keepRelease, readReleases } from './releases.ts'

/**
 * Releases the version in package.json and returns it. `build` writes the scripts and the files they load into the folder
 * that it gets. If something is wrong, throws a sentence that says what to do, and changes nothing.
 */
export async function makeRelease(
  root: string,
  build: (folder: string) => Promise<void>,
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

  const built = await mkdtemp(join(tmpdir(), 'release-'))
  try {
    await build(built)
    await keepRelease(folder, built, { version, shape: businessShape, attributes })
  } finally {
    await rm(built, { recursive: true })
  }
  return version
}

const attributes = {
  'quote-builder': [...commonAttributes, ...quoteBuilderAttributes].map(inKebabCase),
  'inquiry-form': commonAttributes.map(inKebabCase),
}
