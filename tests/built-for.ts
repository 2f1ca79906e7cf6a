import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { businessData } from '../site/build/business/business-data.ts'
import { withCompanyData } from '../widgets/build/script-text.ts'
import { built } from './built.ts'
import { scriptCode } from './script-code.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The quote builder with another company's services, and with facts that make it ask for a day and a postal code. */
export async function builtFor(company: 'specified' | 'gardens'): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(path(`fixtures/${company}`), content, { recursive: true })
    for (const file of ['business.json', 'contact-step.json'])
      cpSync(path(`fixtures/other-company/${file}`), join(content, file))
    const data = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
    return withCompanyData('quote-builder.js', scriptCode('quote-builder.js'), data)
  } finally {
    rmSync(content, { recursive: true })
  }
}

/** A built script as a build makes it that knows the address of its site; '' for one that does not. */
export function builtOn(siteUrl: string, name = 'quote-builder.js'): string {
  const data = JSON.parse(built('widgets/business.1.json'))
  return withCompanyData(name, scriptCode(name), { ...data, siteUrl })
}
