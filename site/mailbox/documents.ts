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
import { answer, type Exchange } from './answer.ts'
import type { MessageStore } from './store.ts'

/** Strangers write what the page shows: should escaping ever fail, nothing of theirs runs. */
const policy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** More than a person reads in one sitting; the rest is in /mailbox.json. */
const shownAtMost = 200

const viteConfig: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [contentModule(), look()],
}

let page: Promise<typeof import('./MailboxPage.tsx')> | undefined

/** Loads the page, which is written in JSX, when it is first asked for: the server starts sooner. */
function loadPage() {
  page ??= runnerImport<typeof import('./MailboxPage.tsx')>(
    pathOf('MailboxPage.tsx'),
    viteConfig,
  ).then(({ module }) => module)
  return page
}

export async function answerPage(exchange: Exchange, store: MessageStore): Promise<void> {
  const { from } = exchange
  const { renderPage } = await loadPage()
  const messages = await store.list(from, shownAtMost)
  const html = renderPage({ messages, origin: from, ...(await store.count(from)) })
  exchange.response.setHeader('Content-Security-Policy', policy)
  answer(exchange, 200, 'text/html', html)
}

/** Answers with the page's styles: one sheet, with everything it imports. */
export async function answerStyles(exchange: Exchange): Promise<void> {
  const config = await resolveConfig(viteConfig, 'serve')
  const { code } = await preprocessCSS(read('mailbox.css'), pathOf('mailbox.css'), config)
  answer(exchange, 200, 'text/css', code)
}

/** Answers with the page's script, without its types. */
export async function answerScript(exchange: Exchange): Promise<void> {
  const { code } = await transformWithOxc(read('live.ts'), 'live.ts')
  answer(exchange, 200, 'text/javascript', code)
}

function read(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

function pathOf(file: string): string {
  return path.join(import.meta.dirname, file)
}
