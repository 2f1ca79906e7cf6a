import { readFile } from 'node:fs/promises'
import type { EnginePage } from '../page.ts'

/** Typefaces as wide as Arial, Verdana and Times New Roman, the same on every machine. */
const packages = { arial: 'arimo', verdana: 'dejavu-sans', times: 'tinos' }

/** The families that a page has after `addTypefaces`. */
export const typefaces = Object.keys(packages)

const files = await Promise.all(
  Object.entries(packages).flatMap(([family, name]) =>
    ['400', '700'].map(async (weight) => {
      const folder = `../../node_modules/@fontsource/${name}/files`
      const url = new URL(`${folder}/${name}-latin-${weight}-normal.woff2`, import.meta.url)
      return { family, weight, base64: await readFile(url, 'base64') }
    }),
  ),
)

/** Gives the page typefaces of the usual widths, which do not depend on the machine. */
export async function addTypefaces(page: Pick<EnginePage, 'evaluate'>) {
  await page.evaluate(async (faces) => {
    for (const { family, weight, base64 } of faces) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace(family, bytes, { weight }).load())
    }
  }, files)
}
