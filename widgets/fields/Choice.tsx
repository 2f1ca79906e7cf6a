interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  detail?: string
  /** What choosing it costs or comes to. */
  price: string
  checked: boolean
  onChange(): void
}

/** A radio or checkbox as a tile that can be pressed anywhere. */
export function Choice({ label, detail, price, ...input }: ChoiceProps) {
  const about = `${input.value}-about`
  return (
    <label className="choice">
      <input {...input} aria-label={label} aria-describedby={about} />
      {label}
      <small id={about}>
        {detail} <b>{price}</b>
      </small>
    </label>
  )
}
