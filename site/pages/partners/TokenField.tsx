import { Field, TextInput } from './Field.tsx'
import { kindOf, type Setting } from './setting.ts'

/** A token to try: a colour beside a palette, a size beside a slider, a font as text. */
export function TokenField({ setting }: { setting: Setting }) {
  const { name, default: initial } = setting
  const kind = kindOf(setting)
  if (kind === 'color') {
    const [shown = '#000000'] = /#[\da-f]{3,6}/i.exec(initial) ?? []
    return (
      <Field setting={setting}>
        <span className="pair">
          <input
            type="color"
            defaultValue={sixDigits(shown)}
            data-picks={name}
            aria-label={`${name}, from a palette`}
          />
          <TextInput
            setting={setting}
            placeholder={initial.startsWith('light-dark') ? 'per theme' : initial}
            takes={kind}
          />
        </span>
      </Field>
    )
  }
  if (name === '--unit') {
    return (
      <Field setting={setting}>
        <span className="pair">
          <input
            type="range"
            min="0.8"
            max="1.4"
            step="0.05"
            defaultValue={Number.parseFloat(initial)}
            data-picks={name}
            aria-label={`${name}, on a slider`}
          />
          <TextInput setting={setting} placeholder={initial} takes={kind} />
        </span>
      </Field>
    )
  }
  return (
    <Field setting={setting}>
      <TextInput setting={setting} placeholder={initial} takes={kind} />
    </Field>
  )
}

/** A colour input takes nothing but six digits. */
function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
}
