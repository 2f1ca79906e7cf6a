import { isValid, type Kind } from './css-value.ts'
import type { Known } from './known.ts'

/** The form around the preview, as it stands. */
export interface Settings {
  tags: string[]
  /** By tag: what a partner would write, without what is as it would be anyway. */
  attributes: Record<string, Record<string, string>>
  tokens: Record<string, string>
  isPinned: boolean
  /** In pixels; '' for all there is. */
  width: string
  answer: string
}

type Attributes = Settings['attributes']

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Reads the settings' form. Each element keeps attributes of its own while the other one's are shown;
 * tokens are one set, as a partner has one look. What a pinned release lacks is kept for the newest, and not written.
 */
export class SettingsForm {
  readonly #form: HTMLFormElement
  readonly #tags: string[]
  readonly #release: Known['release']
  readonly #attributes: Attributes
  #shown: string

  constructor(form: HTMLFormElement, tags: string[], release: Known['release']) {
    this.#form = form
    this.#tags = tags
    this.#release = release
    this.#attributes = Object.fromEntries(tags.map((tag) => [tag, {}]))
    this.#shown = tags[0] ?? ''
    // A browser that remembers a form across a reload would show one page and do another.
    form.reset()
  }

  /** What is set now. */
  read(): Settings {
    const values = Object.fromEntries(new FormData(this.#form)) as Record<string, string>
    const { shown = '', both, pinned, width = '', answer = '' } = values
    if (shown === this.#shown) this.#attributes[shown] = this.#written('attribute')
    else this.#show(shown)
    const isPinned = pinned === 'yes'
    this.#markLacking(isPinned)
    return {
      tags: both ? this.#tags : [shown],
      attributes: isPinned ? this.#known() : this.#attributes,
      tokens: this.#written('token'),
      isPinned,
      width,
      answer,
    }
  }

  /** Forgets every attribute, also the other element's. */
  clear(): void {
    for (const tag of this.#tags) this.#attributes[tag] = {}
    // The first element's controls are shown by the next read, whichever are shown now.
    this.#shown = ''
  }

  #controls(): Control[] {
    return [...this.#form.querySelectorAll<Control>('[data-of] [name]')]
  }

  #written(kind: 'attribute' | 'token'): Record<string, string> {
    const written: Record<string, string> = {}
    for (const control of this.#controls()) {
      const { name, value } = control
      if (name.startsWith('--') !== (kind === 'token') || !knows(control, this.#shown)) continue
      if (isTicked(control) === false) continue
      const given = value.trim()
      const isDefault = given === '' || given === control.getAttribute('placeholder')
      const takes = control.dataset.takes as Kind | undefined
      const isWrong = !isDefault && takes !== undefined && !isValid(takes, given)
      if (takes) control.setAttribute('aria-invalid', String(isWrong))
      if (!isDefault && !isWrong) written[name] = given
    }
    return written
  }

  /** Puts another element's attributes into the form. */
  #show(tag: string) {
    this.#shown = tag
    const own = this.#attributes[tag] ?? {}
    for (const box of this.#form.querySelectorAll<HTMLElement>('[data-of]'))
      box.hidden = !isOf(box, tag)
    for (const control of this.#controls()) {
      if (control.name.startsWith('--')) continue
      const value = own[control.name] ?? ''
      if (isTicked(control) === undefined) control.value = value
      else (control as HTMLInputElement).checked = control.value === value
    }
  }

  /** The attributes without those that the release lacks. */
  #known(): Attributes {
    const known = ([tag, attributes]: [string, Record<string, string>]) => [
      tag,
      Object.fromEntries(
        Object.entries(attributes).filter(([name]) => !this.#release?.lacks[tag]?.includes(name)),
      ),
    ]
    return Object.fromEntries(Object.entries(this.#attributes).map(known))
  }

  /** Disables the controls of attributes that a pinned release lacks, and says so. */
  #markLacking(isPinned: boolean) {
    const lacking = (isPinned && this.#release?.lacks[this.#shown]) || []
    for (const control of this.#controls()) {
      const isLacking = lacking.includes(control.name)
      if (control.disabled === isLacking) continue
      control.disabled = isLacking
      const note = control.closest('[data-of]')?.querySelector('[data-lacking]')
      if (note)
        note.textContent = isLacking
          ? `Not in ${this.#release?.version}: choose Newest for it.`
          : ''
    }
  }
}

/** Whether one of some choices is on; undefined for what holds a value. */
function isTicked(control: Control): boolean | undefined {
  const isChoice = control instanceof HTMLInputElement && control.type === 'radio'
  return isChoice ? control.checked : undefined
}

function knows(control: Control, tag: string): boolean {
  const box = control.closest<HTMLElement>('[data-of]')
  return box !== null && isOf(box, tag)
}

/** Whether a setting, or a sentence of it, is one of a tag's. */
function isOf({ dataset }: HTMLElement, tag: string): boolean {
  return dataset.of?.split(' ').includes(tag) ?? false
}
