import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuoteBusinessData } from '../../../widgets/rules/company/business.ts'
import { shapes } from './shapes.ts'

/**
 * Writes `business.<shape>.json` into `folder` for each of the shapes, and says which services pages with an older
 * release do not have.
 */
export async function writeBusiness(
  folder: string,
  data: QuoteBusinessData,
  readShapes: readonly number[],
): Promise<void> {
  for (const shape of readShapes) {
    const written = shapes[shape]?.(data)
    if (!written) throw new Error(`A release reads business.${shape}.json, and no build writes it.`)
    await writeFile(join(folder, `business.${shape}.json`), `${JSON.stringify(written.data)}\n`)
    for (const id of written.leftOut) {
      console.warn(`services/${id}.json: pages with an older release do not show this service.`)
    }
  }
}
