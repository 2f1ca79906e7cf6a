import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the pages of services are: one for all, and a folder for each service that has its own. */
const folder = fileURLToPath(new URL('../../pages/service', import.meta.url))

/** The file below site/pages that shows a service. */
export function pageFileOf(id: string): string {
  const files = existsSync(`${folder}/${id}`) ? readdirSync(`${folder}/${id}`) : []
  const own = files.find((file) => file.endsWith('Page.tsx'))
  return own ? `service/${id}/${own}` : 'service/ServicePage.tsx'
}
