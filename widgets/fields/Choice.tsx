import { Amounts } from './Amounts.tsx'

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  /** A note next to the price, such as `30% off`; '' when there is no note. */
  detail: string
  /** What this choice costs, or the total with it. */
  price: string
  checked: boolean
  onChange(): void
}

/** A radio or checkbox as a tile that can be pressed anywhere. */
export function Choice({
  type,
  name,
  value,
  label,
  detail,
  price,
  checked,
  onChange,
}: ChoiceProps) {
  const detailId = `${value}-about`
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        aria-label={label}
        aria-describedby={detailId}
        onChange={onChange}
      />
      {label}
      <small id={detailId}>
        <Amounts text={detail} />{' '}
        <b>
          <Amounts text={price} />
        </b>
      </small>
    </label>
  )
}
