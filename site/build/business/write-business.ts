import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuoteBusinessData } from '../../../widgets/rules/company/business.ts'
import { shapes } from './shapes.ts'

/**
 * Writes `business.<shape>.json` into `folder` for each shape, and warns about services that pages
 * with an older release do not show.
 */
export async function writeBusiness(
  folder: string,
  data: QuoteBusinessData,
  readShapes: readonly number[],
): Promise<void> {
  for (const shape of readShapes) {
    const converted = shapes[shape]?.(data)
    if (!converted)
      throw new Error(`A release reads business.${shape}.json, and no build writes it.`)
    await writeFile(join(folder, `business.${shape}.json`), `${JSON.stringify(converted.data)}\n`)
    for (const id of converted.leftOut) {
      console.warn(`services/${id}.json: pages with an older release do not show this service.`)
    }
  }
}
