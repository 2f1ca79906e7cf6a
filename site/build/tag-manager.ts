import { fileURLToPath } from 'node:url'
import { loadEnv, type Plugin } from 'vite'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Hands the client the owner's Tag Manager container, '' for none; one that is no container's stops the build. */
export function tagManager(): Plugin {
  return {
    name: 'tag-manager',
    config: (_, { mode }) => ({ define: { TAG_MANAGER_ID: JSON.stringify(containerId(mode)) } }),
  }
}

function containerId(mode: string): string {
  const { VITE_GTM_ID: id = '' } = loadEnv(mode, repository, 'VITE_GTM_ID')
  if (/^(GTM-[A-Z0-9]+)?$/.test(id)) return id
  throw new Error(
    `.env sets VITE_GTM_ID to "${id}", which is no container's id: they look like GTM-AB12CD3.`,
  )
}
