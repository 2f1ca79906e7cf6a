import { type RefObject, useLayoutEffect } from 'react'
import { type Box, liftOver } from '../rules/embed/lift-over.ts'

/** What a floating button dispatches on the window when it came, went, or has another size or place. */
const moved = 'goldcrestlauncher'

/**
 * Keeps a floating button off those of the elements that come before its own in the page: where it would cover one, it
 * floats above it. Each element has its own script, so they find each other in the document.
 */
export function useRoomForLauncher(
  host: Element,
  launcher: RefObject<HTMLElement | null>,
  corner: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another corner it has other neighbours.
  useLayoutEffect(() => {
    const { current } = launcher
    if (!current) return
    const place = () => {
      const before = current.style.marginBottom
      current.style.marginBottom = ''
      const lift = liftOver(current.getBoundingClientRect(), launchersBefore(host))
      current.style.marginBottom = lift > 0 ? `${lift}px` : ''
      if (current.style.marginBottom !== before) announce()
    }
    // Called first as it begins, and then whenever its text, its font or its being hidden changes its size.
    const resized = new ResizeObserver(() => {
      place()
      announce()
    })
    resized.observe(current)
    addEventListener(moved, place)
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      removeEventListener(moved, place)
      removeEventListener('resize', place)
      announce()
    }
  }, [host, launcher, corner])
}

function announce(): void {
  dispatchEvent(new Event(moved))
}

/** Where the floating buttons of the elements are that come before this one. */
function launchersBefore(host: Element): Box[] {
  const elements = [...document.querySelectorAll('quote-builder, inquiry-form')]
  return elements
    .filter((one) => one.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap(({ shadowRoot }) => shadowRoot?.querySelector('.launch') ?? [])
    .map((launcher) => launcher.getBoundingClientRect())
}
