import './partners.css'
import { coloured } from './browser/coloured.ts'
import { followReader } from './browser/contents.ts'
import { copyFrom } from './browser/copy.ts'
import { hexOf } from './browser/css-value.ts'
import { findIn } from './browser/find.ts'
import { writeHost } from './browser/host.ts'
import type { Known } from './browser/known.ts'
import { Log } from './browser/log.ts'
import { Preview } from './browser/preview.ts'
import { SettingsForm } from './browser/settings.ts'
import { snippet } from './browser/snippet.ts'

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type

const { host, release, elements } = JSON.parse(byId('known').textContent) as Known
const fallbacks = Object.fromEntries(elements.map(({ tag, fallback }) => [tag, fallback]))
const folder = new URL('.', location.href).href

const form = byId<HTMLFormElement>('settings')
const lines = byId('lines')
const hint = byId('hint')
const settings = new SettingsForm(
  form,
  elements.map(({ tag }) => tag),
  release,
)
const log = new Log(byId('log'), byId('quiet'), byId('clear'))
const preview = new Preview(byId('preview'), fallbacks, (page) => {
  for (const { events } of elements)
    for (const name of events)
      page.addEventListener(name, (event) => {
        // The preview stays where it is: the log tells where the visitor would go.
        if (name.endsWith('submit')) event.preventDefault()
        log.add('event', name, (event as CustomEvent).detail)
      })
  page.addEventListener('datalayer', ({ detail }: CustomEventInit) =>
    log.add('dataLayer', detail.event, detail),
  )
  page.addEventListener('mail', ({ detail }: CustomEventInit) =>
    log.add('mail', detail.template_id, detail),
  )
})

/** Everything that follows the form: the lines to paste, and the preview. */
function follow(isSettled: boolean) {
  const set = settings.read()
  const { tags, attributes, tokens, isPinned } = set
  const wanted = elements
    .filter(({ tag }) => tags.includes(tag))
    .map((element) => ({ ...element, attributes: attributes[element.tag] ?? {} }))
  const code = document.createElement('code')
  code.append(coloured(snippet({ elements: wanted, tokens, isPinned }, { folder, release })))
  lines.replaceChildren(code)
  // A half-typed address or selector is nothing to warn of: the preview waits until it is whole.
  if (isSettled) hint.textContent = preview.show(set)
}

/** A palette or a slider writes into the field beside it, and follows what is typed there. */
function pair(target: EventTarget | null) {
  const { name, value, dataset, type } = target as HTMLInputElement
  const beside = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  if (dataset.picks) {
    const field = beside(`[name="${dataset.picks}"]`)
    if (field) field.value = type === 'range' ? `${value}px` : value
    return
  }
  const picker = beside(`[data-picks="${CSS.escape(name)}"]`)
  if (picker?.type === 'color') picker.value = hexOf(value) || picker.defaultValue
  else if (picker) picker.value = String(Number.parseFloat(value) || picker.defaultValue)
}

form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('input', ({ target }) => {
  if ((target as HTMLInputElement).form !== form) return
  pair(target)
  const { dataset, type } = target as HTMLInputElement
  follow(type !== 'text' || 'takes' in dataset)
})
document.addEventListener('change', () => follow(true))
form.addEventListener('reset', () => {
  settings.clear()
  // The form is as it was only after this event.
  setTimeout(() => follow(true))
})
byId('restart').addEventListener('click', () => preview.restart())

/** Brings what the build wrote in line with this host and with the form. */
function begin() {
  writeHost(document.querySelector('main') as HTMLElement, host, folder)
  for (const block of document.querySelectorAll<HTMLElement>('[data-copies]')) copyFrom(block)
  followReader(byId('contents'))
  findIn(byId('find'), byId('contract'))
  follow(true)
}

// The page is painted first: it is long, and on a phone its layout is work enough for one go.
requestAnimationFrame(() => setTimeout(begin))
