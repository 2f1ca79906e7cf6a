import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What partners read of a release, in `dist/widgets/manifest.json`. */
export interface Release {
  version: string
  /** By the script's name: its pinned path within `widgets/`, what a tag's `integrity` takes, its size. */
  scripts: Record<string, { path: string; integrity: string; bytes: number }>
}

/**
 * Beside the evergreen scripts in `folder`, lays the same under their version, for partners who pin
 * one: those never change. Writes manifest.json.
 */
export async function release(folder: string, version: string, names: string[]): Promise<void> {
  await mkdir(join(folder, version), { recursive: true })
  const scripts: Release['scripts'] = {}
  for (const name of names) {
    const script = `${name}.js`
    const path = `${version}/${script}`
    const content = await readFile(join(folder, script))
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    scripts[script] = { path, integrity, bytes: content.length }
    await copyFile(join(folder, script), join(folder, path))
  }
  const manifest: Release = { version, scripts }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
