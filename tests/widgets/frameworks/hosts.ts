import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { createElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { test as base } from '../../browser.ts'
import { siteUrl } from '../../sites.ts'
import { givenIn } from './given.ts'
import { Host } from './Host.tsx'

const folder = fileURLToPath(new URL('.', import.meta.url))

const entries = {
  react: `${folder}react.tsx`,
  preact: `${folder}preact.tsx`,
  vue: `${folder}vue.ts`,
  svelte: `${folder}svelte.ts`,
}

/** The frameworks that a host page is written in, each with its own packages; of the quick tests there is React. */
export const frameworks = Object.keys(entries).map((name) => ({
  framework: name,
  isLong: name === 'react' ? '' : ' @long',
}))

/** Preact's own hooks and JSX, without the layer that makes it like React. */
const preactForReact = [
  { find: /^react$/, replacement: 'preact/hooks' },
  { find: /^react\/(jsx.*)/, replacement: 'preact/$1' },
]

/** The scripts of a framework's host page by file name, built for development, with all warnings. */
async function builtApp(name: keyof typeof entries): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    root: folder,
    mode: 'development',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: name === 'preact' ? preactForReact : [] },
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
      svelte({ configFile: false }),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: entries[name] },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : '']))
}

const widgetScripts = ['quote-builder', 'inquiry-form']
  .map((widget) => `<script src="${siteUrl}/widgets/${widget}.js"></script>`)
  .join('\n')

/**
 * The browser test with `partner` serving the host pages: /react, /preact, /vue and /svelte. The
 * widgets load before the app unless the address says `late`; with `rendered` the server renders
 * the app first, and React hydrates it.
 */
export const test = base.extend<object, { partnerPort: number }>({
  partnerPort: [
    async ({}, use) => {
      const apps = new Map<string, Promise<Map<string, string>>>()
      const html = await readFile(`${folder}page.html`, 'utf8')
      const server = createServer(async (request, response) => {
        const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://partner')
        const name = pathname.slice(1)
        const isPage = name in entries
        if (isPage && !apps.has(name)) apps.set(name, builtApp(name as keyof typeof entries))
        const files = await Promise.all(apps.values())
        const script = files.map((app) => app.get(name)).find((code) => code !== undefined)
        if (script !== undefined) {
          response.setHeader('Content-Type', 'text/javascript').end(script)
        } else if (isPage) {
          const view = createElement(Host, { framework: 'React', initial: givenIn(search) })
          response.setHeader('Content-Type', 'text/html').end(
            html
              .replace('{{framework}}', name)
              .replace('{{scripts}}', searchParams.has('late') ? '' : widgetScripts)
              .replace('{{rendered}}', () =>
                searchParams.has('rendered')
                  ? renderToString(createElement(StrictMode, null, view))
                  : '',
              ),
          )
        } else response.writeHead(name === 'favicon.ico' ? 204 : 404).end()
      })
      await new Promise<void>((resolve) => server.listen(0, resolve))
      await use((server.address() as AddressInfo).port)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})
