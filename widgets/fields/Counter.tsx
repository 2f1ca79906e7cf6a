import type { PointerEvent } from 'react'
import { Icon } from './Icon.tsx'

interface CounterProps {
  /** In the plural, as the tile shows it: `Bedrooms`. */
  label: string
  /** What one costs, such as `$80 each`. */
  detail: string
  /** What the count comes to; empty at zero. */
  subtotal: string
  icon: string | undefined
  /** From 0 to 99; the owner of the value keeps it there. */
  value: number
  onStep(by: number): void
  onType(text: string): void
}

/** A held button starts repeating after this long, then steps this often (milliseconds). */
const holdDelay = 400
const holdPace = 90

/** Whether the button under the pointer has repeated: its click then adds nothing. */
let repeated = false

function hold({ currentTarget }: PointerEvent, step: () => void): void {
  repeated = false
  let timer = setTimeout(function repeat() {
    repeated = true
    step()
    timer = setTimeout(repeat, holdPace)
  }, holdDelay)
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    currentTarget.addEventListener(end, () => clearTimeout(timer), { once: true })
  }
}

/** Minus, number, plus. The number can be typed, or stepped with the arrow keys; holding repeats. */
export function Counter({ label, detail, subtotal, icon, value, onStep, onType }: CounterProps) {
  const id = label.replace(' ', '')
  // Not `disabled`: a button that ran into its end would lose the keyboard's focus.
  const button = (by: number, more: string, path: string, end: boolean) => (
    <button
      type="button"
      className={more}
      aria-label={`One ${more} ${label.slice(0, -1).toLowerCase()}`}
      aria-disabled={end}
      onPointerDown={(event) => hold(event, () => onStep(by))}
      onClick={(event) => (repeated && event.detail) || onStep(by)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon path={path} />
    </button>
  )
  return (
    <div className={value ? 'counter' : 'counter zero'}>
      <Icon path={icon} />
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-each`}>{detail}</small>
      {subtotal && <b>{subtotal}</b>}
      <input
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-each`}
        aria-valuenow={value}
        aria-valuemax={99}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (!by) return
          event.preventDefault()
          onStep(by)
        }}
      />
      {button(-1, 'fewer', 'M5 12h14', value < 1)}
      {button(1, 'more', 'M5 12h14M12 5v14', value > 98)}
    </div>
  )
}
