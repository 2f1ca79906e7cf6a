import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLanguage } from './useLanguage.ts'

/** The corners of the window for the floating button. */
export const corners = ['bottom-right', 'bottom-left'] as const
export type Corner = (typeof corners)[number]

interface LauncherProps {
  /** The custom element. */
  host: Element
  corner: Corner
  label: string
  onPress(button: HTMLElement): void
}

/** The button that floats in a corner of the window and opens the dialog. */
export function Launcher({ host, corner, label, onPress }: LauncherProps) {
  const { code, direction } = useLanguage()
  const launcher = useRef<HTMLDivElement>(null)
  useRoomForLauncher(host, launcher, corner)

  return (
    <div ref={launcher} lang={code} dir={direction} className={`wizard launch ${corner}`}>
      <button
        type="button"
        part="launcher"
        aria-haspopup="dialog"
        onClick={(event) => onPress(event.currentTarget)}
      >
        {label}
      </button>
    </div>
  )
}

/** Dispatched on the window when a floating button appears, disappears, moves or is resized. */
const launcherMoved = 'goldcrestlauncher'

/**
 * Keeps a floating button from covering those of earlier elements in the page: it floats above them
 * instead. Each element has its own script, so they find each other through the document.
 */
function useRoomForLauncher(
  host: Element,
  launcher: RefObject<HTMLElement | null>,
  corner: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another corner has other buttons.
  useLayoutEffect(() => {
    const { current } = launcher
    if (!current) return
    const lift = () => {
      const previous = current.style.marginBottom
      current.style.marginBottom = ''
      const box = current.getBoundingClientRect()
      // On a page with `zoom`, boxes are in pixels of the window, and margins in those of the page.
      const scale = box.height / current.offsetHeight || 1
      const height = liftOver(box, launchersBefore(host)) / scale
      current.style.marginBottom = height > 0 ? `${height}px` : ''
      if (current.style.marginBottom !== previous) announce()
    }
    // Called once at the start, and whenever text, font or hiding changes the button's size.
    const sizeObserver = new ResizeObserver(() => {
      lift()
      announce()
    })
    sizeObserver.observe(current)
    addEventListener(launcherMoved, lift)
    addEventListener('resize', lift)
    return () => {
      sizeObserver.disconnect()
      removeEventListener(launcherMoved, lift)
      removeEventListener('resize', lift)
      announce()
    }
  }, [host, launcher, corner])
}

function announce(): void {
  dispatchEvent(new Event(launcherMoved))
}

/** The boxes of the floating buttons of the elements before this one. */
function launchersBefore(host: Element): Box[] {
  const elements = [...document.querySelectorAll('quote-builder, inquiry-form')]
  return elements
    .filter((one) => one.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
    .flatMap(({ shadowRoot }) => shadowRoot?.querySelector('.launch') ?? [])
    .map((launcher) => launcher.getBoundingClientRect())
}

/** A box in the window, in pixels from its top left corner. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The space that stays free between two boxes, in pixels. */
const gap = 8

/** How far a box must move up to be clear of all the others; 0 if it is clear already. */
export function liftOver(box: Box, others: readonly Box[]): number {
  let lift = 0
  // From the lowest to the highest: above one box it may meet the next.
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.left >= box.right + gap || other.right <= box.left - gap
    const isAboveOrBelow =
      other.top >= box.bottom - lift + gap || other.bottom <= box.top - lift - gap
    // A box that the page hides has no size.
    const isHidden = other.top === other.bottom
    if (!isBeside && !isAboveOrBelow && !isHidden) lift = box.bottom + gap - other.top
  }
  return lift
}
