import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { articleFiles, articlesModule } from './site/build/articles/articles.ts'
import { checkContent } from './site/build/check/watch-content.ts'
import { contentFolder } from './site/build/content/content-folder.ts'
import { networksModule } from './site/build/content/content-module.ts'
import { tagManager } from './site/build/environment/tag-manager.ts'
import { hostHeaders } from './site/build/headers/headers.ts'
import { licenseOutput, licensesComment } from './site/build/licenses.ts'
import { icons } from './site/build/look/icons.ts'
import { companyPlugins } from './site/build/look/look.ts'
import { firstPersonModule } from './site/build/people/first-person.ts'
import { mediaModule } from './site/build/pictures/media.ts'
import { pictures, picturesModule } from './site/build/pictures/pictures.ts'
import { notFound } from './site/build/prerender/not-found.ts'
import { prerender } from './site/build/prerender/prerender.ts'
import { refuseOddRequests } from './site/build/serve/refuse-odd-requests.ts'
import { serveWidgets } from './site/build/serve/serve-widgets.ts'
import { servicePageModule, servicePagesModule } from './site/build/service-page/service-pages.ts'
import { shareCardsModule } from './site/build/share-pictures/cards.ts'
import { mailbox } from './site/mailbox/serve-mailbox.ts'
import { dist } from './site/scripts/settings.ts'

const content = checkContent()

/** The site. The widgets are built after it, into the same `dist/`, by vite.widget.config.ts. */
export default defineConfig(({ isPreview }) => ({
  root: fileURLToPath(new URL('site', import.meta.url)),
  envDir: fileURLToPath(new URL('.', import.meta.url)),
  // In development the client routes every path; a preview must not hide a missing page.
  appType: isPreview ? 'mpa' : 'spa',
  define: { BUILD_YEAR: new Date().getFullYear() },
  build: {
    outDir: dist,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: licenseOutput('site'),
    // The first build makes every picture in every size, so a slow plugin is no sign of a fault.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        postBanner: ({ isEntry }) => (isEntry ? licensesComment : ''),
        // The loader, the first script of every page, lists the shared chunks, and has no bytes for names.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
  plugins: [
    content.plugin,
    companyPlugins(contentFolder, {
      articles: articlesModule,
      'first-person': firstPersonModule,
      media: mediaModule,
      networks: networksModule,
      pictures: picturesModule,
      'service-page': servicePageModule,
      'service-pages': servicePagesModule,
      'share-cards': shareCardsModule,
    }),
    articleFiles(),
    icons(),
    pictures(),
    react(),
    hostHeaders(),
    refuseOddRequests(),
    mailbox(),
    serveWidgets(content.problems),
    tagManager(),
    prerender(),
    notFound(),
  ],
  // Pages of other local servers may not read the owner's files. The widgets and the mailbox allow others themselves.
  server: { cors: false },
  // Only dist/_headers decides what a host sends to other origins.
  preview: { port: 4173, strictPort: true, cors: false },
}))
