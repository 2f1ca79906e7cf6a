import { copyFrom } from './browser/copy.ts'
import { Log } from './browser/log.ts'
import type { PageData } from './browser/page-data.ts'
import { namePlaceholder, writeName } from './browser/partner-name.ts'
import { Preview } from './browser/preview.ts'
import { searchGuide } from './browser/search.ts'
import { hexOf, readSettings } from './browser/settings.ts'
import { snippet } from './browser/snippet.ts'
import './partners.css'

const byId = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type

const { host, release, elements, languages } = JSON.parse(byId('known').textContent) as PageData
const fallbacks = Object.fromEntries(elements.map(({ tag, fallback }) => [tag, fallback]))
const folder = new URL('.', location.href).href

const form = byId<HTMLFormElement>('settings')
/** The partner's name at the head of the page, and the setting that follows it. */
const company = byId<HTMLInputElement>('company')
const partner = form.elements.namedItem('partner') as HTMLInputElement
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

/** Updates the lines to paste and, if the input is complete, the preview from the form. */
function applyForm(isComplete: boolean) {
  const settings = readSettings(form, release)
  const fallback = fallbacks[settings.tag] ?? ''
  const attributes = settings.attributes.partner
    ? settings.attributes
    : { partner: namePlaceholder, ...settings.attributes }
  lines.textContent = snippet({ ...settings, attributes, fallback }, { folder, release })
  byId('language-hint').textContent = aboutLanguage(settings.language)
  // The preview waits until an address or a selector is complete, so no half-typed one is reported.
  if (isComplete) hint.textContent = preview.show(settings)
}

/** How a partner's page gets a language, '' for English. */
function aboutLanguage(code: string): string {
  const { name, isOffered } = languages.find((language) => language.code === code) ?? {}
  if (code === 'en') return ''
  return isOffered
    ? `A page of yours with <html lang="${code}"> looks like this.`
    : `We do not offer ${name} yet: until we do, a page with <html lang="${code}"> shows English.`
}

/** Copies the value of a palette into the field next to it, or of a field into its palette. */
function syncPalette({ name, value, dataset }: HTMLInputElement) {
  const find = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  const field = dataset.picks && find(`[name="${dataset.picks}"]`)
  if (field) field.value = value
  const palette = find(`[data-picks="${CSS.escape(name)}"]`)
  if (palette) palette.value = hexOf(value) || palette.defaultValue
}

/** Puts the name at the head of the page into all snippets and its setting; what was said about copies is over. */
function applyName() {
  partner.value = company.value
  for (const status of document.querySelectorAll('[data-copies] [role=status]'))
    status.replaceChildren()
  writeName(document, company.value.trim())
}

form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('input', ({ target }) => {
  const control = target as HTMLInputElement
  if (control === partner) company.value = partner.value
  if (control === partner || control === company) applyName()
  if (control.form !== form && control !== company) return
  syncPalette(control)
  // Tokens are checked, so the preview follows every letter of them; other texts may be half-typed.
  applyForm(control.type !== 'text' || 'takes' in control.dataset)
})
document.addEventListener('change', () => applyForm(true))
// The form is reset only after this event.
form.addEventListener('reset', () =>
  setTimeout(() => {
    applyName()
    applyForm(true)
  }),
)
// In WebKit, a field that a link leads to has the focus but gets no keys.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  const field = document.getElementById(link?.hash.slice(1) ?? '')
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.focus()
})
byId('restart').addEventListener('click', () => preview.restart())

/** Adapts what the build wrote to this host, and makes the page's controls work. */
function startPage() {
  writeHost(document.querySelector('main') as HTMLElement, host, folder)
  for (const block of document.querySelectorAll<HTMLElement>('[data-copies]')) copyFrom(block)
  markCurrentSection(document.querySelector('.contents') as HTMLElement)
  searchGuide(byId('search'), byId('outcome'), byId('found'))
  // A link to this page can bring the name, as in /widgets/?partner=Fleetwood+Rentals.
  const { searchParams } = new URL(location.href)
  company.value ||= searchParams.get('partner')?.slice(0, company.maxLength) ?? ''
  // A browser may keep the form's values over a reload. The reset also fills the lines to paste and
  // the preview.
  form.reset()
}

// Starts after the first paint, because the layout of this long page is already much for a phone.
requestAnimationFrame(() => setTimeout(startPage))

/**
 * Marks in the table of contents the section that is being read: the one that crosses a line near
 * the top of the screen.
 */
function markCurrentSection(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting)
      const link = links.get(entry?.target.getAttribute('aria-labelledby') ?? '')
      if (!link) return
      nav.querySelector('[aria-current]')?.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'location')
    },
    { rootMargin: '-15% 0px -85% 0px' },
  )
  for (const section of document.querySelectorAll('main section')) observer.observe(section)
}

/**
 * Replaces the build's address of the site in all texts by the address that the page is served
 * from. `folder` is the address of the page's folder, with a slash at its end: it replaces the
 * widgets' folder, and its origin replaces the site's.
 */
function writeHost(root: Node, buildHost: string, folder: string): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.includes(buildHost))
      text.data = text.data
        .replaceAll(`${buildHost}/widgets/`, folder)
        .replaceAll(buildHost, new URL(folder).origin)
  }
}
