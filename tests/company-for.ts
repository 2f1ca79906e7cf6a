import { fileURLToPath } from 'node:url'
import { businessData } from '../site/build/business/business-data.ts'
import { companyData } from '../widgets/build/company-data.ts'

/** The data of a company that the package for partners offers to their tests. */
export async function companyFor(company: 'gardens') {
  const content = fileURLToPath(new URL(`fixtures/${company}`, import.meta.url))
  const data = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
  return companyData(data)
}
