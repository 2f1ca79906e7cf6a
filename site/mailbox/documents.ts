import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type InlineConfig,
  preprocessCSS,
  resolveConfig,
  runnerImport,
  transformWithOxc,
} from 'vite'
import { contentModule } from '../build/content/content-module.ts'
import { look } from '../build/look/look.ts'
import type { Exchange } from './http.ts'
import type { Message } from './message.ts'
import type { MessageStore } from './store.ts'

/** Strangers write what the page shows: should escaping ever fail, nothing of theirs runs. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const viteConfig: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [contentModule(), look()],
}

let loading: Promise<typeof import('./render-page.tsx')> | undefined

/** Loads the page, which is written in JSX, when it is first asked for: the server starts sooner. */
function loadPage() {
  loading ??= runnerImport<typeof import('./render-page.tsx')>(
    pathOf('render-page.tsx'),
    viteConfig,
  ).then(({ module }) => module)
  return loading
}

/** More than a person reads in one sitting; the rest is in /mailbox.json. */
const shownAtMost = 200

/** Answers with the page, or with 304 when the asker has it as it is. */
export async function answerPage(
  { request, response }: Exchange,
  store: MessageStore,
  origin: string | undefined,
): Promise<void> {
  const { renderPage } = await loadPage()
  const messages: Message[] = []
  for await (const message of store.messages(origin)) {
    messages.push(message)
    if (messages.length === shownAtMost) break
  }
  const html = renderPage({ messages, origin, ...(await store.count(origin)) })
  const tag = `"${createHash('sha256').update(html).digest('base64url')}"`
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', 'no-cache')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(html)
}

/** Answers with the page's styles: one sheet, with everything it imports. */
export async function answerStyles({ response }: Exchange): Promise<void> {
  const config = await resolveConfig(viteConfig, 'serve')
  const { code } = await preprocessCSS(read('mailbox.css'), pathOf('mailbox.css'), config)
  response.setHeader('Content-Type', 'text/css; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.end(code)
}

/** Answers with the page's script, without its types. */
export async function answerScript({ response }: Exchange): Promise<void> {
  const { code } = await transformWithOxc(read('live.ts'), 'live.ts')
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.end(code)
}

function read(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

function pathOf(file: string): string {
  return path.join(import.meta.dirname, file)
}
