import { join } from 'node:path'
import type { Business, Company } from '../../content-schema/company.ts'
import { kindOf } from '../../content-schema/files.ts'
import { companyOf } from './company.ts'
import { factsOf, withFacts } from './facts.ts'
import type { Read } from './files.ts'
import { readText } from './read-text.ts'

/** Reads checked files of a folder: fills in the facts, and drops `$schema`, which is for editors. */
export function readerOf(folder: string): Read {
  const facts = factsOf(folder)
  return (file) => {
    const { leadKeys = [] } = kindOf(file) ?? {}
    const withoutBraces = (key: string, value: unknown) =>
      typeof value === 'string' && !leadKeys.includes(key) ? withFacts(value, facts) : value
    const { $schema: _, ...content } = JSON.parse(readText(join(folder, file)), withoutBraces)
    return content
  }
}

export function readCompany(folder: string): Company {
  return companyOf(readerOf(folder)<Business>('business.json'))
}
