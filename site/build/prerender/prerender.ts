import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { siteUrl } from '../environment/environment.ts'
import { type Server, writeOtherFiles, writePages } from './write-pages.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The site built for Node. In node_modules, so that it finds its packages; each process has its own,
 * because two builds may run at once; removed when the pages are written.
 */
const serverFolder = join(repository, `node_modules/.prerender-${process.pid}`)

/**
 * After the client build, renders every page of the route table and every article into
 * `dist/<path>.html`, and what hosts show for unknown paths as `404.html`.
 */
export function prerender(): Plugin {
  let chunks: Rolldown.OutputChunk[] = []
  return {
    name: 'prerender',
    apply: 'build',
    config: (_, { mode }) => ({ define: { SITE_URL: JSON.stringify(siteUrl(mode)) } }),
    writeBundle(_, bundle) {
      if (this.environment.config.build.ssr) return
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    },
    async closeBundle() {
      const { root, build: options, configFile } = this.environment.config
      // Vite also calls this for the server's build, and after a failed build, which has no chunks: an
      // error here would hide the one that Vite reports later.
      if (options.ssr || chunks.length === 0) return
      // Also if somebody stops the build.
      process.once('exit', removeServer)
      try {
        await build({
          root,
          configFile: configFile ?? false,
          logLevel: 'warn',
          build: {
            ssr: 'server.tsx',
            outDir: serverFolder,
            emptyOutDir: true,
            copyPublicDir: false,
          },
        })
        const server: Server = await import(`${pathToFileURL(serverFolder).href}/server.js`)
        const dist = resolve(root, options.outDir)
        await writePages(server, root, dist, chunks)
        await writeOtherFiles(server, dist)
        console.log(`Built the site: ${server.prerenderedPages.length} pages`)
      } finally {
        removeServer()
        process.off('exit', removeServer)
      }
    },
  }
}

function removeServer() {
  rmSync(serverFolder, { recursive: true, force: true })
}
