import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { environment } from './environment.ts'

/**
 * Gives the client the id of the owner's Tag Manager container, '' for none, and makes the policy
 * in `_headers` allow Tag Manager.
 */
export function tagManager(): Plugin {
  return {
    name: 'tag-manager',
    config: (_, { mode }) => ({
      define: { TAG_MANAGER_ID: JSON.stringify(environment(mode).tagManagerId) },
    }),
    writeBundle({ dir = '' }) {
      const file = join(dir, '_headers')
      // The server's build has no headers.
      if (!existsSync(file) || !environment(this.environment.config.mode).tagManagerId) return
      writeFileSync(file, allowTagManager(readFileSync(file, 'utf8')))
    },
  }
}

/**
 * What the policy must allow for a container and for Google Analytics, which most containers load,
 * and the name of the trusted types policy of Google's scripts:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const policySources: Readonly<Record<string, string>> = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com',
  'trusted-types': "goog#html 'allow-duplicates'",
}

/**
 * The text of a `_headers` file with a policy that allows Tag Manager. Throws an error if the
 * policy lacks one of the directives.
 */
export function allowTagManager(headers: string): string {
  return Object.entries(policySources).reduce((text, [directive, sources]) => {
    const rule = new RegExp(`(?<=[:;] )${directive} [^;\\n]*`)
    if (!rule.test(text)) {
      throw new Error(`The policy in _headers has no ${directive}, which Tag Manager needs.`)
    }
    return text.replace(rule, `$& ${sources}`)
  }, headers)
}
