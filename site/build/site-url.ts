import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** The site's public address (SITE_URL), without a slash at the end. */
export function siteUrl(mode: string): string {
  const { SITE_URL = '' } = loadEnv(mode, repository, 'SITE_URL')
  return SITE_URL.replace(/\/+$/, '') || 'http://localhost:4173'
}
