import type { ReactNode } from 'react'

/** Something that is on or off. */
export function Switch(props: { name: string; value?: string; children: ReactNode }) {
  const { name, value, children } = props
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on. */}
      <input type="checkbox" name={name} value={value} role="switch" />
      <span>{children}</span>
    </label>
  )
}
