import { join } from 'node:path'
import type { Business, Company } from '../../content-schema/company.ts'
import { kindOf } from '../../content-schema/files.ts'
import { companyOf } from './company.ts'
import { type Facts, factsOf, withFacts } from './facts.ts'
import type { Read } from './files.ts'
import { readJson } from './read-text.ts'

/** Reads checked files of a folder: fills in the facts, and drops `$schema`, which is for editors. */
export function readerOf(folder: string): Read {
  const facts = factsOf(folder)
  return (file) => {
    const inJson = JSON.stringify(readJson(join(folder, file)))
    const { $schema: _, ...content } = JSON.parse(inJson, fillerOf(file, facts))
    return content
  }
}

/** Fills in the facts of a text at a key of a file, unless its braces stand for what is known of a lead. */
export function fillerOf(file: string, facts: Facts) {
  const { leadKeys = [] } = kindOf(file) ?? {}
  return (key: string, value: unknown) =>
    typeof value === 'string' && !leadKeys.includes(key) ? withFacts(value, facts) : value
}

export function readCompany(folder: string): Company {
  return companyOf(readerOf(folder)<Business>('business.json'))
}
