import type { PageData } from './page-data.ts'

/** The values of the settings form. */
export interface Settings {
  /** The element that is shown. */
  tag: string
  /** What a partner would write, without defaults. */
  attributes: Record<string, string>
  tokens: Record<string, string>
  isPinned: boolean
  /** The width of the preview in pixels; '' for the full width. */
  width: string
  /** What happens to a mail of the preview: `arrive`, `fail` or `send`. */
  answer: string
  /** The `lang` of the previewed page. */
  language: string
}

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Reads the form. First it shows only the settings that the chosen element has, and disables those
 * that the chosen version lacks.
 */
export function readSettings(form: HTMLFormElement, release: PageData['release']): Settings {
  const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { shown: tag = '', pinned, width = '', answer = '', language = '' } = chosen
  const isPinned = pinned === 'yes'
  showSettingsOf(form, tag)
  const lacking = (isPinned && release?.lacks[tag]) || []
  const settings: Settings = {
    ...{ tag, attributes: {}, tokens: {} },
    ...{ isPinned, width, answer, language },
  }
  for (const control of form.querySelectorAll<Control>('.field:not([hidden]) [name]')) {
    const { name } = control
    control.disabled = lacking.includes(name)
    const note = control.closest('.field')?.querySelector('[data-lacking]')
    if (note)
      note.textContent = control.disabled ? `Not in ${release?.version}: choose Newest for it.` : ''
    const value = control.disabled ? '' : validValue(control)
    if (value) settings[name.startsWith('--') ? 'tokens' : 'attributes'][name] = value
  }
  return settings
}

/** Shows the settings, and the sentences about them, that belong to a tag. */
function showSettingsOf(form: HTMLFormElement, tag: string) {
  for (const box of form.querySelectorAll<HTMLElement>('[data-of]'))
    box.hidden = !box.dataset.of?.split(' ').includes(tag)
}

/** What a control adds to the page: '' for a default, and for an invalid value, which it marks. */
function validValue(control: Control): string {
  const value = control.value.trim()
  const isDefault = value === control.getAttribute('placeholder')
  const kind = control.dataset.takes as Kind | undefined
  if (value === '' || isDefault || !kind) {
    control.removeAttribute('aria-invalid')
    return isDefault ? '' : value
  }
  const isWrong = !isValidValue(kind, value)
  control.setAttribute('aria-invalid', String(isWrong))
  return isWrong ? '' : value
}

/** A CSS property that takes the same values as a token. */
export type Kind = 'color' | 'width' | 'font-family'

/** Whether a text is one complete value of a kind, which can go into a rule of a style sheet. */
function isValidValue(kind: Kind, value: string): boolean {
  // `supports` accepts a value with an unclosed string or bracket, which in a style sheet swallows
  // the next rule.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`a{${kind}:${value}}b{}`)
  return CSS.supports(kind, value) && sheet.cssRules.length === 2
}

/** A colour as `#rrggbb`, for a colour input; '' if it has no such form, as with transparency. */
export function hexOf(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !isValidValue('color', color)) return ''
  // A canvas gives most opaque colours back as #rrggbb, however they were written.
  context.fillStyle = color
  return context.fillStyle.startsWith('#') ? context.fillStyle : ''
}
