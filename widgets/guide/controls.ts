import { html, type Markup } from '../../site/build/mailbox/html.ts'
import { choices, type Described, type Entry } from './described.ts'
import { icon } from './icons.ts'

interface Control extends Entry {
  /** The tags that know it. */
  of: string[]
}

/** Every attribute or token of the elements once, with the tags that know it. */
function controlsOf(elements: Described[], kind: 'attributes' | 'tokens'): Control[] {
  const known = elements.flatMap((element) => element[kind])
  const names = new Set(known.map(({ name }) => name))
  return [...names].flatMap((name) => {
    const entry = known.find((one) => one.name === name)
    const of = elements.filter((element) => element[kind].some((one) => one.name === name))
    return entry ? [{ ...entry, of: of.map(({ tag }) => tag) }] : []
  })
}

/** The settings of the preview: a control for each attribute and each token, in three groups. */
export function controls(elements: Described[]): Markup {
  const attributes = controlsOf(elements, 'attributes')
  const mail = attributes.filter(({ name }) => name.startsWith('email-'))
  const looks = attributes.filter(({ name }) => name === 'theme')
  const behaviour = attributes.filter((one) => !mail.includes(one) && !looks.includes(one))
  return html`
    ${group('What it does', behaviour.map(attribute), true)}
    ${group('How it looks', [...looks.map(attribute), ...controlsOf(elements, 'tokens').map(token)])}
    ${group('Your own EmailJS', mail.map(attribute))}`
}

function group(title: string, content: Markup[], open = false): Markup {
  return html`<details class="group" name="settings"${open && html` open`}>
      <summary>${title}${icon('down')}</summary>
      <div class="fields">${content}</div>
    </details>`
}

function attribute(control: Control): Markup {
  const values = choices(control.type)
  if (values.length === 0) return field(control, textInput(control, control.default || 'not set'))
  const isListed = values.includes(control.default)
  const options = [
    ...(isListed ? [] : [{ value: '', label: control.default || 'not set' }]),
    ...values.map((value) => ({ value: value === control.default ? '' : value, label: value })),
  ]
  if (options.length > 3) {
    return field(
      control,
      html`<span class="select"><select id="${idOf(control)}" name="${control.name}">${options.map(
        ({ value, label }) => html`<option value="${value}">${label}</option>`,
      )}</select>${icon('down')}</span>`,
    )
  }
  return html`<fieldset class="field" data-of="${control.of.join(' ')}">
      <legend>${control.name}</legend>
      <div class="segments">${options.map(
        ({ value, label }) =>
          html`<label><input type="radio" name="${control.name}" value="${value}"${
            value === '' && html` checked`
          }><span>${label}</span></label>`,
      )}</div>
    </fieldset>`
}

/** What CSS takes for a token: a default tells it. Fonts are what has none that is a value. */
function kindOf({ default: value }: Entry): 'color' | 'width' | 'font-family' {
  if (/^(#|light-dark\(|rgb|hsl|oklch)/.test(value)) return 'color'
  return /^[\d.]+(px|em|rem)$/.test(value) ? 'width' : 'font-family'
}

function token(control: Control): Markup {
  const kind = kindOf(control)
  const takes = html` data-takes="${kind}"`
  if (kind === 'color') {
    const [shown = '#000000'] = /#[\da-f]{3,6}/i.exec(control.default) ?? []
    return field(
      control,
      html`<span class="pair"><input type="color" value="${sixDigits(shown)}" data-picks="${control.name}" aria-label="${control.name}, from a palette">${textInput(control, control.default.startsWith('light-dark') ? 'per theme' : control.default, takes)}</span>`,
    )
  }
  if (kind === 'width') {
    return field(
      control,
      html`<span class="pair"><input type="range" min="0.8" max="1.4" step="0.05" value="${String(Number.parseFloat(control.default))}" data-picks="${control.name}" aria-label="${control.name}, on a slider">${textInput(control, control.default, takes)}</span>`,
    )
  }
  return field(control, textInput(control, control.default, takes))
}

/** A colour input takes nothing but six digits. */
function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
}

function textInput(control: Control, placeholder: string, more?: Markup): Markup {
  return html`<input id="${idOf(control)}" name="${control.name}" placeholder="${placeholder}" autocomplete="off" autocapitalize="off" spellcheck="false"${more ?? false}>`
}

const idOf = ({ name }: Entry) => `set-${name}`

function field(control: Control, input: Markup): Markup {
  return html`<div class="field" data-of="${control.of.join(' ')}">
      <label for="${idOf(control)}">${control.name}</label>
      ${input}
    </div>`
}
