import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** At the top of a script: where its licences are, on the same host. */
export const licensesComment = '/*! Licences: /licenses.txt */'

/** Vite's `build.license`: the JSON file for the licences of the packages in a build's scripts. */
export const licenseOutput = (build: string) => ({ fileName: `licenses/${build}.json` })

interface Package {
  name: string
  version: string
  /** By its SPDX name. */
  identifier?: string
  /** The text of the licence file in the package, if it has one. */
  text?: string
}

const ourLicense = fileURLToPath(new URL('../../LICENSE', import.meta.url))
const fontLicense = fileURLToPath(new URL('../public/fonts/OFL.txt', import.meta.url))

/**
 * Writes licenses.txt into `dist`, or into the folder of the editor: the licences of the fonts, and
 * of every package in the scripts that the builds wrote there.
 */
export async function writeLicenses(dist: string): Promise<void> {
  const folder = join(dist, 'licenses')
  const packages = new Map<string, Package>()
  for (const file of await readdir(folder)) {
    const list: Package[] = JSON.parse(await readFile(join(folder, file), 'utf8'))
    for (const one of list) packages.set(`${one.name} ${one.version}`, one)
  }
  const parts = ['The scripts here contain the packages and fonts below.']
  for (const [heading, one] of [...packages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    parts.push(`## ${heading} (${one.identifier})`, one.text ?? (await standardText(one)))
  }
  parts.push(
    '## Bricolage Grotesque and Figtree (OFL-1.1)',
    (await readFile(fontLicense, 'utf8')).trim(),
  )
  await writeFile(join(dist, 'licenses.txt'), `${parts.join('\n\n')}\n`)
  await rm(folder, { recursive: true })
}

/** The standard text of the licence of a package that is published without a licence file. */
async function standardText({ name, identifier }: Package): Promise<string> {
  if (identifier === 'MIT') {
    const text = await readFile(ourLicense, 'utf8')
    return text.trim().replace(/^Copyright.*$/m, `Copyright (c) the authors of ${name}`)
  }
  if (identifier === 'Unlicense') return unlicense
  throw new Error(
    `${name} is published without its licence, ${identifier}: add it to ${import.meta.filename}.`,
  )
}

const unlicense = `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in
source code form or as a compiled binary, for any purpose, commercial or non-commercial, and by any
means.

In jurisdictions that recognize copyright laws, the author or authors of this software dedicate any
and all copyright interest in the software to the public domain. We make this dedication for the
benefit of the public at large and to the detriment of our heirs and successors. We intend this
dedication to be an overt act of relinquishment in perpetuity of all present and future rights to
this software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN
NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.

For more information, please refer to <https://unlicense.org>`
