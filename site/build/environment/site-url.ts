import { environment } from './environment.ts'

/**
 * The site's public address without a slash at the end: SITE_URL, or for local builds without it,
 * the address of `npm start`.
 */
export function siteUrl(mode: string): string {
  return environment(mode).siteUrl || 'http://localhost:4173'
}
