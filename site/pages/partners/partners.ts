import './partners.css'
import { markSection } from './browser/contents.ts'
import { copyFrom } from './browser/copy.ts'
import { hexOf } from './browser/css-value.ts'
import { writeHost } from './browser/host.ts'
import type { Known } from './browser/known.ts'
import { Log } from './browser/log.ts'
import { Preview } from './browser/preview.ts'
import { readSettings } from './browser/settings.ts'
import { snippet } from './browser/snippet.ts'

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type

const { host, release, elements } = JSON.parse(byId('known').textContent) as Known
const fallbacks = Object.fromEntries(elements.map(({ tag, fallback }) => [tag, fallback]))
const folder = new URL('.', location.href).href

const form = byId<HTMLFormElement>('settings')
const lines = byId('lines').firstElementChild as HTMLElement
const hint = byId('hint')
const log = new Log(byId('log'), byId('clear'))
const preview = new Preview(byId('preview'), fallbacks, (page) => {
  for (const name of elements.flatMap(({ events }) => events))
    page.addEventListener(name, (event) => {
      // The preview stays where it is: the log says where the visitor would go.
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

/** Brings the lines to paste and the preview in line with the form. */
function follow(isComplete: boolean) {
  const settings = readSettings(form, release)
  const fallback = fallbacks[settings.tag] ?? ''
  lines.textContent = snippet({ ...settings, fallback }, { folder, release })
  // A half-typed address or selector is nothing to warn of: the preview waits until it is complete.
  if (isComplete) hint.textContent = preview.show(settings)
}

/** A palette writes into the field next to it, and follows what is typed there. */
function pair({ name, value, dataset }: HTMLInputElement) {
  const find = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  const field = dataset.picks && find(`[name="${dataset.picks}"]`)
  if (field) field.value = value
  const palette = find(`[data-picks="${CSS.escape(name)}"]`)
  if (palette) palette.value = hexOf(value) || palette.defaultValue
}

form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement
  if (control.form !== form) return
  pair(control)
  follow(control.type !== 'text' || 'takes' in control.dataset)
})
document.addEventListener('change', () => follow(true))
// The form is reset only after this event.
form.addEventListener('reset', () => setTimeout(() => follow(true)))
byId('restart').addEventListener('click', () => preview.restart())

/** Brings what the build wrote in line with this host and with the form. */
function begin() {
  writeHost(document.querySelector('main') as HTMLElement, host, folder)
  for (const block of document.querySelectorAll<HTMLElement>('[data-copies]')) copyFrom(block)
  markSection(document.querySelector('.contents') as HTMLElement)
  // A browser may have kept the form's values from before a reload; whatever follows the form follows a reset.
  form.reset()
}

// The page is painted first: it is long, and on a phone its layout is work enough for one go.
requestAnimationFrame(() => setTimeout(begin))
