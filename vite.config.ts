import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articles } from './site/build/articles.ts'
import { checkContent } from './site/build/check-content.ts'
import { contentModule } from './site/build/content-module.ts'
import { hostHeaders } from './site/build/host-headers.ts'
import { icons } from './site/build/icons.ts'
import { licensesComment, licensesOf } from './site/build/licenses.ts'
import { look } from './site/build/look.ts'
import { mailbox } from './site/build/mailbox.ts'
import { media } from './site/build/media.ts'
import { networks } from './site/build/networks.ts'
import { notFound } from './site/build/not-found.ts'
import { pictures } from './site/build/pictures.ts'
import { prerender } from './site/build/prerender.ts'
import { refuseOddRequests } from './site/build/refuse-odd-requests.ts'
import { serveWidgets } from './site/build/serve-widgets.ts'
import { servicePages } from './site/build/service-pages.ts'
import { tagManager } from './site/build/tag-manager.ts'
import { dist } from './site/scripts/dist.js'

const content = checkContent()

/** The site. The widgets are built after it, into the same `dist/`, by vite.widget.config.ts. */
export default defineConfig(({ isPreview }) => ({
  root: fileURLToPath(new URL('site', import.meta.url)),
  envDir: fileURLToPath(new URL('.', import.meta.url)),
  // While developing every path is the client's; a preview must not hide a missing page.
  appType: isPreview ? 'mpa' : 'spa',
  define: { BUILD_YEAR: new Date().getFullYear() },
  build: {
    outDir: dist,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: licensesOf('site'),
    // The first build draws every picture in every size: its plugin is slow, and nothing is wrong.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { postBanner: ({ isEntry }) => (isEntry ? licensesComment : '') },
    },
  },
  plugins: [
    content.plugin,
    articles(),
    contentModule(),
    look(),
    icons(),
    servicePages(),
    networks(),
    pictures(),
    media(),
    react(),
    hostHeaders(),
    refuseOddRequests(),
    mailbox(),
    serveWidgets(content.problems),
    tagManager(),
    prerender(),
    notFound(),
  ],
  // What a host sends to other origins, dist/_headers alone says.
  preview: { port: 4173, strictPort: true, cors: false },
}))
