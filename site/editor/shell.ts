import { showBesideFields } from './beside-fields.ts'
import type { EditorData } from './editor-data.ts'
import { keepHash, onOpened, saveIn } from './frame.ts'
import { goTo } from './go-to.ts'
import { canOpenFolders, guideOf } from './guide.ts'
import { type Open, showLeftovers, showStatus, showUnsaved } from './notices.ts'
import { type Place, placeOfForm } from './places.ts'
import { type CheckedContent, leftoversOf, type Status, statusOf, stopped } from './status.ts'
import { mayLeave, onUnsaved } from './unsaved.ts'

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
const editor = find<HTMLIFrameElement>('.editor')
const hasEditor = guide === 'choose-folder' || guide === 'sign-in'
const open: Open = hasEditor ? openPlace : undefined
if (hasEditor) openEditor()
if (data.isLocal) openSite()

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text
  }
}

function openPlace(place: Place): void {
  if (editor.contentWindow?.location.hash === place.hash || mayLeave(editor)) goTo(editor, place)
}

function openEditor(): void {
  editor.hidden = false
  keepHash(editor)
  onOpened((isOpened) => {
    section.hidden = isOpened
  })
  let hasUnsaved = false
  onUnsaved(editor, (form) => {
    hasUnsaved = form !== undefined
    showUnsaved(find('.unsaved'), form && placeOfForm(form.collection, form.entry, data).form)
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    saveIn(editor)
  })
}

/** Shows the site next to the editor, and what the check of the content finds after each change. */
function openSite(): void {
  const frame = find<HTMLIFrameElement>('.site')
  frame.hidden = false
  frame.src = '/'
  frame.addEventListener('load', () => hideOverlay(frame.contentDocument))
  find('.views').hidden = false
  const showProblems = showBesideFields(editor)
  const show = (status: Status) => {
    showStatus(find('[role="status"]'), status, open)
    showProblems(status.problems)
    frame.inert = status.kind === 'refused'
  }
  const checks = new EventSource('problems')
  checks.addEventListener('message', (event) => {
    const checked: CheckedContent = JSON.parse(event.data)
    show(statusOf(checked, data))
    const { leftovers } = checked
    if (leftovers) showLeftovers(find('.leftovers'), leftoversOf(leftovers, data), open)
  })
  checks.addEventListener('error', () => show(stopped))
}

/** Hides Vite's overlay, because the status says the same and leaves the site visible. */
function hideOverlay(site: Document | null): void {
  const style = document.createElement('style')
  style.textContent = 'vite-error-overlay { display: none }'
  site?.head.append(style)
}

/** The element of our page that a selector names. */
function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The editor's page has no ${selector}.`)
  return found
}
