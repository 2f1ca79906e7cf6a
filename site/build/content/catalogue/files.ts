import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import type { Problem } from '../../articles/problems.ts'
import { judge } from '../judge.ts'
import { type Located, locateJson } from '../locate-json.ts'
import { chargesFile } from '../schemas/charges.ts'
import { codesFile } from '../schemas/codes.ts'
import { extrasFile } from '../schemas/extras.ts'
import { offerFile } from '../schemas/offer.ts'
import { serviceFile } from '../schemas/service.ts'
import { wizardFile } from '../schemas/wizard.ts'
import type { Codes } from './codes.ts'
import type { CatalogueFiles } from './places.ts'

/** What lists tell their entries apart by. */
const distinct = ['id', 'name', 'label']

const single: Readonly<Record<string, z.ZodType>> = {
  'extras.json': extrasFile,
  'charges.json': chargesFile,
  'wizard.json': wizardFile,
  'offer.json': offerFile,
  'codes.json': codesFile,
}

/** Without them nothing is announced, and no link was made before. */
const optionalFiles = ['offer.json', 'codes.json']

/** What is wrong with each file of a folder of content by itself; files are named from that folder. */
export function fileProblems(folder: string): readonly { file: string; problems: Problem[] }[] {
  const services = serviceFiles(folder)
  const none = { line: 1, field: '', sentence: 'is empty; write a file for each service.' }
  return [
    { file: 'services', problems: services.length > 0 ? [] : [none] },
    ...services.map((file) => ({ file, problems: problemsIn(folder, file, serviceFile) })),
    ...Object.entries(single).map(([file, schema]) => ({
      file,
      problems: problemsIn(folder, file, schema),
    })),
  ]
}

function problemsIn(folder: string, file: string, schema: z.ZodType): Problem[] {
  if (!existsSync(join(folder, file))) {
    const missing = { line: 1, field: '', sentence: 'is missing; put it back.' }
    return optionalFiles.includes(file) ? [] : [missing]
  }
  const { value, faults, lineOf } = located(folder, file)
  if (faults.length > 0) return faults
  return judge(Object(value), schema, lineOf, '', distinct)
}

/** A folder whose files are right by themselves. */
export function readFiles(folder: string): { files: CatalogueFiles; codes: Codes } {
  const value = (file: string) => located(folder, file).value
  const services = serviceFiles(folder).map((file) => ({
    id: basename(file, '.json'),
    file,
    content: serviceFile.parse(value(file)),
  }))
  const hasCodes = existsSync(join(folder, 'codes.json'))
  return {
    files: { services, extras: extrasFile.parse(value('extras.json')) },
    codes: hasCodes ? codesFile.parse(value('codes.json')) : {},
  }
}

/** A file of the folder. */
export function located(folder: string, file: string): Located {
  return locateJson(readFileSync(join(folder, file), 'utf8'))
}

function serviceFiles(folder: string): readonly string[] {
  const place = join(folder, 'services')
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `services/${file}`)
}
