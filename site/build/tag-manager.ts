import type { Plugin } from 'vite'
import { environment } from './environment.ts'

/** Hands the client the owner's Tag Manager container, '' for none. */
export function tagManager(): Plugin {
  return {
    name: 'tag-manager',
    config: (_, { mode }) => ({
      define: { TAG_MANAGER_ID: JSON.stringify(environment(mode).tagManagerId) },
    }),
  }
}
