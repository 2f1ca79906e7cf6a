import type { ReactNode } from 'react'

interface Props {
  name: string
  value: string
  isChosen?: boolean
  /** The id of its form, where it is outside of it. */
  form?: string
  children: ReactNode
}

/** One of a few values side by side. */
export function Segment({ name, value, isChosen = false, form, children }: Props) {
  return (
    <label>
      <input
        className="hidden"
        type="radio"
        name={name}
        value={value}
        form={form}
        defaultChecked={isChosen}
      />
      <span>{children}</span>
    </label>
  )
}
