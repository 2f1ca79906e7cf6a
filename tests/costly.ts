import { fileURLToPath } from 'node:url'
import { businessData } from '../site/build/business/business-data.ts'
import { withCompanyData } from '../widgets/build/script-text.ts'
import { scriptCode } from './script-code.ts'

/** The quote builder of a company whose amounts are as long as they get: thousands, with cents, after a long sign. */
export async function costly(sign: string): Promise<string> {
  const content = fileURLToPath(new URL('fixtures/specified', import.meta.url))
  const data = await businessData(content, { siteUrl: '', account: null, newestRelease: '' })
  const withPrices = JSON.parse(JSON.stringify(data), (key, value) => {
    if (key === 'sign') return sign
    return ['each', 'price'].includes(key) && value > 0 ? value * 30 + 0.5 : value
  })
  return withCompanyData('quote-builder.js', scriptCode('quote-builder.js'), withPrices)
}
