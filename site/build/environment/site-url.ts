import { environment } from './environment.ts'

/** The site's public address (SITE_URL), without a slash at the end. */
export function siteUrl(mode: string): string {
  return environment(mode).siteUrl || 'http://localhost:4173'
}
