import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type InlineConfig,
  preprocessCSS,
  resolveConfig,
  runnerImport,
  transformWithOxc,
} from 'vite'
import { companyPlugins } from '../build/look/look.ts'
import type { MessageStore } from './store.ts'

/** More than a person reads in one sitting; the rest is in /mailbox.json. */
const shownAtMost = 200

const viteConfig: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: companyPlugins(),
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

/** The page with the newest messages of an origin, or of all, as HTML. */
export async function pageOf(store: MessageStore, origin: string | undefined): Promise<string> {
  const { renderPage } = await loadPage()
  const messages = await store.list(origin, shownAtMost)
  return renderPage({ messages, origin, ...(await store.count(origin)) })
}

/** The page's styles: one sheet, with everything it imports. */
export async function styles(): Promise<string> {
  const config = await resolveConfig(viteConfig, 'serve')
  return (await preprocessCSS(read('mailbox.css'), pathOf('mailbox.css'), config)).code
}

/** The page's script, without its types. */
export async function script(): Promise<string> {
  return (await transformWithOxc(read('live.ts'), 'live.ts')).code
}

function read(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

function pathOf(file: string): string {
  return path.join(import.meta.dirname, file)
}
