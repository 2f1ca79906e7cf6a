import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuoteBusinessData } from '../../../widgets/rules/company/business.ts'
import type { Translations } from '../content/read-translations.ts'

/** The data of the company for releases that read one shape. */
interface ShapeData {
  data: object
  /** The ids of services that are left out, because this shape cannot express them. */
  leftOut: readonly string[]
}

/**
 * Converts the company into each shape. For a new shape, add a line here, and make the line of the
 * older shape convert the new data back.
 */
const shapes: Readonly<Record<number, (data: QuoteBusinessData) => ShapeData>> = {
  1: (data) => ({ data, leftOut: [] }),
}

/**
 * Writes `business.<shape>.json` into `folder` for each shape, with `business.<shape>.<code>.json` for the company's
 * words in each language, and warns about services that pages
 * with an older release do not show.
 */
export async function writeBusiness(
  folder: string,
  data: QuoteBusinessData,
  readShapes: readonly number[],
  translations: Translations,
): Promise<void> {
  for (const shape of readShapes) {
    const converted = shapes[shape]?.(data)
    if (!converted)
      throw new Error(`A release reads business.${shape}.json, and no build writes it.`)
    await writeFile(join(folder, `business.${shape}.json`), `${JSON.stringify(converted.data)}\n`)
    for (const [code, words] of Object.entries(translations)) {
      const file = join(folder, `business.${shape}.${code}.json`)
      await writeFile(file, `${JSON.stringify(words)}\n`)
    }
    for (const id of converted.leftOut) {
      console.warn(`services/${id}.json: pages with an older release do not show this service.`)
    }
  }
}
