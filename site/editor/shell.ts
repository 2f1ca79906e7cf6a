import type { EditorData } from './editor-data.ts'
import { keepHash, onOpened } from './frame.ts'
import { canOpenFolders, guideOf } from './guide.ts'
import { type Problem, type Status, statusOf, stopped } from './status.ts'

const data: EditorData = await (await fetch('data.json')).json()
const { folder } = data

if (data.name) document.title = `Edit ${data.name}`
fill({
  ...(data.name && { name: data.name }),
  address: location.origin + location.pathname,
  ...(folder && {
    'folder-name': folder.name,
    'folder-path': folder.path,
    'content-path': `${folder.path}/${folder.contentPath}`,
    'git-init': `git init "${folder.path}"`,
  }),
})

const guide = guideOf(data, canOpenFolders())
const section = find(`[data-guide="${guide}"]`)
section.hidden = false
if (guide === 'choose-folder' || guide === 'sign-in') openEditor()
if (data.isLocal) openSite()

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text
  }
}

function openEditor(): void {
  const frame = find<HTMLIFrameElement>('.editor')
  frame.hidden = false
  keepHash(frame)
  onOpened((isOpened) => {
    section.hidden = isOpened
  })
}

/** Shows the site next to the editor, and what the check of the content finds after each change. */
function openSite(): void {
  const frame = find<HTMLIFrameElement>('.site')
  frame.hidden = false
  frame.src = '/'
  frame.addEventListener('load', () => hideOverlay(frame.contentDocument))
  find('.views').hidden = false
  const show = (status: Status) => {
    showStatus(status)
    frame.inert = status.kind === 'refused'
  }
  const checks = new EventSource('problems')
  checks.addEventListener('message', (event) => show(statusOf(JSON.parse(event.data))))
  checks.addEventListener('error', () => show(stopped))
}

/** Hides Vite's overlay, because the status says the same and leaves the site visible. */
function hideOverlay(site: Document | null): void {
  const style = document.createElement('style')
  style.textContent = 'vite-error-overlay { display: none }'
  site?.head.append(style)
}

/** Shows what became of the last save: one line, and below it each thing to put right. */
function showStatus({ kind, title, problems }: Status): void {
  const status = find('[role="status"]')
  status.dataset.kind = kind
  const heading = document.createElement('p')
  heading.textContent = title
  const list = document.createElement('ul')
  list.append(...problems.map(entryOf))
  status.replaceChildren(heading, ...(problems.length > 0 ? [list] : []))
}

function entryOf({ place, sentence }: Problem): HTMLElement {
  const entry = document.createElement('li')
  const where = document.createElement('b')
  where.textContent = place
  entry.append(...(place ? [where, ' '] : []), sentence)
  return entry
}

/** The element of our page that a selector names. */
function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The editor's page has no ${selector}.`)
  return found
}
