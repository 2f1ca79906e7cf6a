import { type BusinessData, businessShape } from '../rules/company/business.ts'
import { ownProperties } from '../rules/text/table.ts'

/**
 * Fetches the company's data. Rejects if it does not arrive within `timeout` milliseconds, or is
 * something else. With `cache: 'reload'` the browser's cached copy is ignored.
 */
export async function fetchBusiness(
  address: string,
  timeout: number,
  cache: RequestCache = 'default',
): Promise<BusinessData> {
  const signal = AbortSignal.timeout(timeout)
  // The credentials stay at fetch's default, or the browser would not use the copy that the page
  // preloaded.
  const response = window.fetch(address, ownProperties<RequestInit>({ signal, cache }))
  return Promise.race([response.then(read), rejectWhenAborted(signal)])
}

async function read(response: Response): Promise<BusinessData> {
  const data: unknown = await response.json()
  if (isBusinessData(data)) return data
  throw new Error('This is not the data of the company.')
}

/**
 * Whether data has the shape that this script reads, and every address in it is safe to follow. The
 * build has checked everything else.
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

/**
 * Rejects once the signal is aborted. The page may have replaced `fetch` with one that ignores the
 * signal.
 */
export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', reject, { once: true })
  })
}
