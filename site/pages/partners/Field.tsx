import type { ReactNode } from 'react'
import type { Kind } from './browser/css-value.ts'
import type { Setting } from './setting.ts'

/** The id that ties a setting's label to its control. */
export function idOf({ name }: Setting): string {
  return `set-${name}`
}

/** A setting's name and the control below it. */
export function Field({ setting, children }: { setting: Setting; children: ReactNode }) {
  return (
    <div className="field" data-of={setting.tags.join(' ')}>
      <label htmlFor={idOf(setting)}>{setting.name}</label>
      {children}
    </div>
  )
}

interface TextInputProps {
  setting: Setting
  placeholder: string
  /** The kind of CSS value that is asked for, if any. */
  takes?: Kind
  /** The id of what describes it. */
  describedBy?: string
}

/** Takes a value as it is written into the page. */
export function TextInput({ setting, placeholder, takes, describedBy }: TextInputProps) {
  return (
    <input
      id={idOf(setting)}
      name={setting.name}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-takes={takes}
      aria-describedby={describedBy}
    />
  )
}
