import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { EditorData } from '../../editor/editor-data.ts'
import type { CheckedContent } from '../../editor/status.ts'
import { type ContentCheck, checkAmong } from '../check/watch-content.ts'
import { contentFolder } from '../content/content-folder.ts'
import { leftoversIn } from '../placeholder/placeholder.ts'
import { buildEditor } from './add-editor.ts'
import { editorData, localFolderOf } from './config.ts'
import { editorPolicy } from './headers.ts'

const builtFolder = fileURLToPath(new URL('../../../node_modules/.cache/editor', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Serves the owner's editor at /edit/ of the site in development, for the content folder itself.
 * Its pages are built, so that Vite, which reloads the site after each change, does not reload
 * them.
 */
export function serveEditor(): Plugin {
  return {
    name: 'serve-editor',
    apply: 'serve',
    async configureServer({ config, middlewares }) {
      const check = checkAmong(config.plugins)
      const { hasGit, path } = localFolderOf(contentFolder)
      if (!hasGit)
        config.logger.warn(`The editor opens only what git looks after: git init "${path}"`)
      await buildEditor(builtFolder)

      middlewares.use('/edit', (request, response) => {
        const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost')
        if (pathname === '/edit') {
          response.writeHead(302, { Location: '/edit/' }).end()
          return
        }
        response.setHeader('Content-Security-Policy', editorPolicy())
        response.setHeader('Cache-Control', 'no-store')
        const name = pathname.slice('/edit/'.length) || 'index.html'
        if (name === 'data.json') sendData(response)
        else if (name === 'problems') sendProblems(request, response, check)
        else if (!sendFile(name, response)) response.writeHead(404).end()
      })
    },
  }
}

function sendData(response: ServerResponse): void {
  const folder = localFolderOf(contentFolder)
  const { name: folderName, contentPath: path } = folder
  const data: EditorData = { ...editorData({ folder: contentFolder, path, folderName }), folder }
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(data))
}

/** Sends what is wrong with the content at once, and after each change. */
async function sendProblems(
  request: IncomingMessage,
  response: ServerResponse,
  { problems, onChecked }: ContentCheck,
): Promise<void> {
  const send = (found: string, isChanged: boolean) => {
    const checked: CheckedContent = {
      problems: found,
      isChanged,
      // Only content that passed its check can be compared with the example company's.
      ...(found === '' && { leftovers: leftoversIn(contentFolder) }),
    }
    response.write(`data: ${JSON.stringify(checked)}\n\n`)
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  request.on(
    'close',
    onChecked((found) => send(found, true)),
  )
  send(await problems(), false)
}

/** Sends a file of the editor; returns whether there is one. */
function sendFile(name: string, response: ServerResponse): boolean {
  const file = join(builtFolder, name)
  const type = types[extname(name)]
  if (!type || !file.startsWith(builtFolder) || !existsSync(file)) return false
  createReadStream(file).pipe(response.setHeader('Content-Type', type))
  return true
}
