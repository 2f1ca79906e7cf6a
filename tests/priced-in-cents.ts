import { fileURLToPath } from 'node:url'
import { businessData } from '../site/build/business/business-data.ts'
import { withCompanyData } from '../widgets/build/with-company-data.ts'
import { scriptCode } from './script-code.ts'

/** The quote builder of a company whose prices all have cents, so that they are as wide as prices get. */
export async function pricedInCents(): Promise<string> {
  const content = fileURLToPath(new URL('fixtures/specified', import.meta.url))
  const data = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
  const withCents = JSON.parse(JSON.stringify(data), (key, value) =>
    ['each', 'price'].includes(key) && value > 0 ? value + 0.5 : value,
  )
  return withCompanyData('quote-builder.js', scriptCode('quote-builder.js'), withCents)
}
