import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether the breakdown fits next to the step: from 50 em of the widget on, as in wide.css. */
export function isWide(form: HTMLFormElement): boolean {
  const fontSize = Number.parseFloat(getComputedStyle(form).fontSize)
  // The width inside the padding, which is what the style sheet measures.
  const width = form.firstElementChild?.clientWidth ?? 0
  return width >= 50 * fontSize
}

/**
 * Whether the breakdown is open. If it fits next to the step, it opens as soon as there is a price;
 * it closes when it no longer fits, because it would cover the step.
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
    const closeWhenNarrow = () => {
      const isWideNow = isWide(current)
      if (wasWide && !isWideNow) setIsOpen(false)
      wasWide = isWideNow
    }
    // In the next frame: WebKit reports an error when the size changes again in the same frame.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(closeWhenNarrow)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [form, hasPrice])

  /** Closes a sheet that would cover the element the keyboard moves to. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const leavesPanel = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (leavesPanel && form.current && !isWide(form.current)) setIsOpen(false)
  }

  /** Opens or closes the breakdown. The tab gets the focus, as the focused part may go away. */
  const show = (opens: boolean) => {
    tab.current?.focus()
    setIsOpen(opens)
  }
  return { isOpen, tab, show, leave }
}
