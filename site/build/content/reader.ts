import { join } from 'node:path'
import type { Business, Company } from '../../content-schema/company.ts'
import { companyOf } from './company.ts'
import { factsOf, withFacts } from './facts.ts'
import type { Read } from './files.ts'
import { readText } from './read-text.ts'

/** Reads checked files of a folder: fills in the facts, and drops `$schema`, which is for editors. */
export function readerOf(folder: string): Read {
  const facts = factsOf(folder)
  const escaped = (fact: string) => JSON.stringify(fact).slice(1, -1)
  return (file) => {
    const text = readText(join(folder, file))
    const { $schema: _, ...content } = JSON.parse(withFacts(text, facts, escaped))
    return content
  }
}

export function readCompany(folder: string): Company {
  return companyOf(readerOf(folder)<Business>('business.json'))
}
