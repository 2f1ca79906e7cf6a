import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { useSay } from '../element/useLanguage.ts'
import { conventions } from '../rules/company/conventions.ts'
import { amount, type Cents, splitAmounts, widthInDigits } from '../rules/company/money.ts'
import * as en from '../words/en.ts'

/**
 * Text that changes while it is shown: each new text gets a new element. A browser's translator
 * removes the text nodes that it translates from the page, and Preact would go on writing into the
 * removed one (https://github.com/preactjs/preact/issues/948).
 */
export function LiveText({ text }: { text: string }) {
  return text && <span key={text}>{text}</span>
}

/** How long a text must stay unchanged before it is announced, in milliseconds. */
const restTime = 600

/** A text for a live region once it rests: otherwise every press of a counter would have the price read out. */
export function useSettledText(text: string): string {
  const [restedText, setRestedText] = useState(text)
  useLayoutEffect(() => {
    const timer = setTimeout(setRestedText, restTime, text)
    return () => clearTimeout(timer)
  }, [text])
  return restedText
}

interface AmountsProps {
  text: string
  /** How many letters must fit; by default those of each amount. Amounts with the same number have the same size. */
  letters?: number
}

/** A text whose amounts never break (amounts.css). As in LiveText, an amount that changes gets a new element. */
export function Amounts({ text, letters }: AmountsProps) {
  const say = useSay()
  return splitAmounts(text, say).map((part, index) => {
    if (index % 2 === 0) return part
    const style: CSSProperties & { '--letters': number } = {
      '--letters': letters ?? widthInDigits(part),
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: one text may have the same amount twice.
      <bdi key={index + part} className="amount" style={style}>
        {part}
      </bdi>
    )
  })
}

interface PriceProps {
  value: Cents
  /** How many letters must fit; by default those of this price. */
  letters?: number
}

/** A large price, whose sign the styles around it make small. It never changes while it is shown. */
export function Price({ value, letters }: PriceProps) {
  const say = useSay()
  const { sign } = conventions().currency
  const figure = amount(value, say)
  const [before, after] = say(en.price, { sign }).split('{figure}')
  const style: CSSProperties & { '--letters': number } = {
    '--letters': letters ?? widthInDigits(figure, sign),
  }
  return (
    <bdi className="amount" style={style}>
      {before && <span>{before}</span>}
      {figure}
      {after && <span>{after}</span>}
    </bdi>
  )
}
