import { fileURLToPath } from 'node:url'
import { businessData } from '../site/build/business/business-data.ts'
import { companyData } from '../widgets/build/company-data.ts'

/** A company's data in the form in which the package offers it to partners' tests. */
export async function companyFor(company: 'gardens') {
  const content = fileURLToPath(new URL(`fixtures/${company}`, import.meta.url))
  const data = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
  return companyData(data)
}
