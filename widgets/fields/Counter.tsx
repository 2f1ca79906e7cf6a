import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../element/Icon.tsx'
import { useSay } from '../element/useLanguage.ts'
import { count, highestCount } from '../rules/engine/answers.ts'
import * as en from '../words/en.ts'
import { Amounts } from './Amounts.tsx'

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

/** Minus, number, plus. The number can be typed, or stepped with the arrow keys; holding a button repeats. */
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
  const say = useSay()
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
          {say(en.range, { most })}
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

/** Milliseconds until a held button repeats, and between two repeats. Long at first: some people press slowly. */
const delay = 1000
const pace = 200

/**
 * Repeats `act` while a button is held: from 1 s on, 5 times a second. It ends when the pointer is
 * released anywhere, leaves the button or is cancelled, when the page loses the focus, and when the
 * button is removed.
 */
function useHoldToRepeat(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const stop = useRef(() => {})
  const hasRepeated = useRef(false)

  useLayoutEffect(() => () => stop.current(), [])

  const start = (event: { button: number; currentTarget: Element }) => {
    const isPrimary = event.button === 0
    if (!isPrimary) return
    stop.current()
    hasRepeated.current = false
    const controller = new AbortController()
    const repeat = () => {
      hasRepeated.current = true
      latest.current()
      timer = setTimeout(repeat, pace)
    }
    let timer = setTimeout(repeat, delay)
    stop.current = () => {
      clearTimeout(timer)
      controller.abort()
    }
    const { signal } = controller
    event.currentTarget.addEventListener('pointerleave', stop.current, { signal })
    // In the capture phase, so that a page that stops these events cannot keep them from us.
    addEventListener('pointerup', stop.current, { signal, capture: true })
    addEventListener('pointercancel', stop.current, { signal, capture: true })
    // Not in the capture phase, or it would also run whenever a field of the page loses the focus.
    addEventListener('blur', stop.current, { signal })
  }

  /** A click that ends a hold does nothing; a click by the keyboard (`detail` is 0) always acts. */
  const click = (event: { detail: number }) => {
    const endsHold = hasRepeated.current && event.detail > 0
    if (!endsHold) latest.current()
  }

  return { onPointerDown: start, onClick: click }
}

const nothingTyped = { text: '', count: Number.NaN }

/**
 * Reads the count that a visitor types into a field which shows that count at once. It remembers
 * the text typed before: after `3.` the field shows 3, and a 7 typed next belongs to 3.7 and not to
 * 37.
 */
function useTypedCount(value: number, most: number) {
  const [typed, setTyped] = useState(nothingTyped)
  const isShown = typed.count === value

  return {
    /** Whether the typed number is beyond the limit, so that another count is shown. */
    isBeyond: isShown && isBeyondCounting(typed.text, most),
    begin() {
      setTyped(nothingTyped)
    },
    /** `text` is what the field holds now, `added` what the last key or paste put into it. */
    read(text: string, added: string): number {
      const isContinued = text === `${value}${added}`
      const before = isShown ? typed.text : `${value}`
      const fullText = isContinued ? before + added.replace(/[^\d.,e−-]/gi, '') : text
      const count = typedCount(fullText, value, most)
      setTyped({ text: fullText, count })
      return count
    },
  }
}

/** The count in a typed text, at most `most`. A text without a number keeps the count from `before`. */
export function typedCount(text: string, before: number, most = highestCount): number {
  if (text.trim() === '') return 0
  const typed = typedNumber(text)
  return Number.isNaN(typed) ? before : count(typed, most)
}

/** Whether a typed text is a number that the count cannot have. */
export function isBeyondCounting(text: string, most = highestCount): boolean {
  const typed = typedNumber(text)
  return typed < 0 || typed > most
}

/** NaN for a text without a number. */
function typedNumber(text: string): number {
  return /\d/.test(text) ? Number.parseFloat(text.replace('−', '-')) : Number.NaN
}
