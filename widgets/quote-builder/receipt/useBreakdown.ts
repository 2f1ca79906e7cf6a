import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether there is room for the breakdown beside the step: the same width as in wide.css, in em of the widget. */
export function isWide(form: HTMLFormElement): boolean {
  const fontSize = Number.parseFloat(getComputedStyle(form).fontSize)
  // Within the padding, as the style sheet measures.
  const width = form.firstElementChild?.clientWidth ?? 0
  return width >= 50 * fontSize
}

/**
 * Whether the breakdown is open. Where there is room beside the step, it opens as soon as there is a
 * price; it closes when that room goes, because it would cover the step.
 */
export function useBreakdown(form: RefObject<HTMLFormElement | null>, hasPrice: boolean) {
  const [isOpen, setIsOpen] = useState(false)
  const tab = useRef<HTMLButtonElement>(null)

  // Not before there is a price: measuring a page that is still being built delays it.
  useLayoutEffect(() => {
    const { current } = form
    if (!hasPrice || !current) return
    let wasWide = isWide(current)
    setIsOpen(wasWide)
    const closeWhereNarrow = () => {
      const wide = isWide(current)
      if (wasWide && !wide) setIsOpen(false)
      wasWide = wide
    }
    // In the next frame: WebKit reports an error when the size changes again in the same frame.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(closeWhereNarrow)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [form, hasPrice])

  /** Closes a sheet that would cover the element the keyboard moves to. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const goesOn = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (goesOn && form.current && !isWide(form.current)) setIsOpen(false)
  }

  /** Opens or closes it as the visitor asked; the focus stays on the tab when what it was in goes away. */
  const show = (opens: boolean) => {
    tab.current?.focus()
    setIsOpen(opens)
  }
  return { isOpen, tab, show, leave }
}
