import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sitePort } from '../sites.ts'

/** The builds that set-up.ts makes, serves and removes at the end. */
export const scratch = join(tmpdir(), `hosting-${sitePort}`)

/** The site of an owner who edits it on the web, and that of one who has a Tag Manager container instead. */
export const site = join(scratch, 'site')
export const countedSite = join(scratch, 'counted')

const localhost = (offset: number) => `localhost:${sitePort + offset}`

export const hosts = {
  'Cloudflare Workers': `http://${localhost(1)}`,
  'Cloudflare Pages': `http://${localhost(2)}`,
  nginx: `https://${localhost(3)}`,
}

export const countedHost = `https://${localhost(4)}`

/** The ids of an EmailJS account that does not exist. */
export const ids = {
  VITE_EMAILJS_SERVICE_ID: 'service_hosting',
  VITE_EMAILJS_QUOTE_TEMPLATE_ID: 'quote_hosting',
  VITE_EMAILJS_INQUIRY_TEMPLATE_ID: 'inquiry_hosting',
  VITE_EMAILJS_PUBLIC_KEY: 'key_hosting',
}
