import type { ReactNode } from 'react'

/** Something that is on or off. */
export function Switch({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on. */}
      <input type="checkbox" name={name} role="switch" />
      <span>{children}</span>
    </label>
  )
}
