import type { Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { inLight } from './colours.ts'
import { iconDrawers } from './icons.ts'
import { readLogo } from './read-logo.ts'
import { readLook } from './read-look.ts'

/**
 * What browsers and phones show around the company's pages: icons of its logo, and the colour of
 * the browser's frame.
 */
export function icons(folder = contentFolder): Plugin {
  const draw = async (name: string) =>
    iconDrawers[name]?.(await readLogo(folder), readLook(folder).colours)
  return {
    name: 'icons',
    transformIndexHtml: () => {
      const content = inLight(readLook(folder).colours.paper)
      return [{ tag: 'meta', attrs: { name: 'theme-color', content }, injectTo: 'head' }]
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const fileName of Object.keys(iconDrawers)) {
        const source = await draw(fileName)
        if (source) this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const name = url.replace(/^\/|\?.*$/g, '')
        if (!Object.hasOwn(iconDrawers, name)) return next()
        try {
          const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
          response.setHeader('Content-Type', type).setHeader('Cache-Control', 'no-cache')
          response.end(await draw(name))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
