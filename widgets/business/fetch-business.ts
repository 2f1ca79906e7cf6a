import { type BusinessData, businessShape } from '../rules/company/business.ts'
import { ownOf } from '../rules/text/table.ts'
import { aborted } from './aborted.ts'

/**
 * Asks for what the company decides. Rejects where it does not come within `patience` milliseconds, or is something else.
 * With `cache: 'reload'` what the browser has kept does not count.
 */
export async function fetchBusiness(
  address: string,
  patience: number,
  cache: RequestCache = 'default',
): Promise<BusinessData> {
  const signal = AbortSignal.timeout(patience)
  // With the credentials that fetch has by default, or the browser would not use what the page preloaded.
  const answer = window.fetch(address, ownOf<RequestInit>({ signal, cache }))
  return Promise.race([answer.then(read), aborted(signal)])
}

async function read(answer: Response): Promise<BusinessData> {
  const data: unknown = await answer.json()
  if (isBusinessData(data)) return data
  throw new Error('This is not the data of the company.')
}

/**
 * Whether data is of the shape that this script reads, and every address in it one that a visitor may follow. The build
 * has checked all else.
 */
export function isBusinessData(data: unknown): data is BusinessData {
  if (typeof data !== 'object' || data === null) return false
  return Reflect.get(data, 'shape') === businessShape && hasSafeAddresses(data as BusinessData)
}

function hasSafeAddresses({ company, privacy, account }: BusinessData): boolean {
  return (
    company.telHref.startsWith('tel:') &&
    /^(https?:\/\/|\/(?!\/))/.test(privacy.url) &&
    (account === null || /^https?:\/\//.test(account.origin))
  )
}
