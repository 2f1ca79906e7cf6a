import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The methods that read a file. */
const methods = ['GET', 'HEAD']

/**
 * Makes the preview answer as static hosts do: files are only read, `/about/` shows the page of
 * `/about`, `/widgets` redirects to `/widgets/`, whose page is in that folder, and any unknown path
 * gets the nearest 404.html up the folders with status 404.
 */
export function notFound(): Plugin {
  return {
    name: 'not-found',
    configurePreviewServer(server) {
      const { root, build } = server.config
      const dist = resolve(root, build.outDir)

      server.middlewares.use((request, response, next) => {
        if (methods.includes(request.method ?? '')) return next()
        response.writeHead(405, { allow: methods.join(', ') }).end('Method not allowed.')
      })

      // Vite calls this later, so that it runs after files are served and before Vite's own answer.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname
          if (path.endsWith('.html') && existsSync(join(dist, path))) return next()
          const page = `${path.replace(/\/+$/, '')}.html`
          if (path.endsWith('/') && existsSync(join(dist, page))) {
            request.url = page
            return next()
          }
          if (existsSync(join(dist, path, 'index.html'))) {
            response.writeHead(302, { location: `${path}/` }).end()
            return
          }
          response.statusCode = 404
          response.setHeader('content-type', 'text/html; charset=utf-8')
          const errorPage = path.startsWith('/blog/') ? 'blog/404.html' : '404.html'
          response.end(readFileSync(join(dist, errorPage)))
        })
      }
    },
  }
}
