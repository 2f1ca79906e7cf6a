import type { KeyboardEvent } from 'react'
import { Icon } from '../element/Icon.tsx'
import * as formWords from '../words/form.ts'
import { Amounts } from './Amounts.tsx'
import { useHoldToRepeat } from './useHoldToRepeat.ts'
import { useTypedCount } from './useTypedCount.ts'

interface CounterProps {
  /** Keeps this counter's ids different from those of other counters. */
  id: string
  /** The tile's label, and the names of its buttons. */
  words: { readonly many: string; readonly more: string; readonly fewer: string }
  /** What one costs, such as `$80 each`. */
  detail: string
  /** The price of the whole count; '' at zero. */
  subtotal: string
  /** The SVG path of its icon. */
  icon: string
  /** From 0 to `most`. */
  value: number
  most: number
  onStep(by: number): void
  onType(count: number): void
}

/**
 * Minus, number, plus. The number can be typed, or stepped with the arrow keys; holding a button
 * repeats.
 */
export function Counter({
  id,
  words,
  detail,
  subtotal,
  icon,
  value,
  most,
  onStep,
  onType,
}: CounterProps) {
  const detailId = `${id}-about`
  const typed = useTypedCount(value, most)
  const stepByKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <div className={value > 0 ? 'counter' : 'counter zero'}>
      <Icon path={icon} />
      <label htmlFor={id}>{words.many}</label>
      {typed.isBeyond ? (
        <small key="range" id={detailId} role="alert">
          {formWords.range(most)}
        </small>
      ) : (
        <small key="detail" id={detailId}>
          <Amounts text={detail} />
        </small>
      )}
      {subtotal && (
        <b>
          <Amounts text={subtotal} />
        </b>
      )}
      <input
        id={id}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={detailId}
        aria-valuenow={value}
        aria-valuemax={most}
        value={value}
        onFocus={(event) => {
          typed.begin()
          event.currentTarget.select()
        }}
        onInput={({ currentTarget, nativeEvent }) => {
          const added = nativeEvent instanceof InputEvent ? (nativeEvent.data ?? '') : ''
          onType(typed.read(currentTarget.value, added))
        }}
        onKeyDown={stepByKey}
      />
      <StepButton
        kind="fewer"
        label={words.fewer}
        path="M5 12h14"
        isAtEnd={value <= 0}
        onPress={() => onStep(-1)}
      />
      <StepButton
        kind="more"
        label={words.more}
        path="M5 12h14M12 5v14"
        isAtEnd={value >= most}
        onPress={() => onStep(1)}
      />
    </div>
  )
}

interface StepButtonProps {
  kind: 'fewer' | 'more'
  label: string
  path: string
  isAtEnd: boolean
  onPress(): void
}

function StepButton({ kind, label, path, isAtEnd, onPress }: StepButtonProps) {
  const hold = useHoldToRepeat(onPress)
  return (
    <button
      type="button"
      className={kind}
      aria-label={label}
      // Not `disabled`: a button that reaches its end would lose the keyboard's focus.
      aria-disabled={isAtEnd}
      onPointerDown={hold.onPointerDown}
      onClick={hold.onClick}
      // A long press on a touch screen would open a menu instead of repeating.
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon path={path} />
    </button>
  )
}
