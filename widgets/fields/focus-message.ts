/** Moves the focus to a message, and all of it into view: the focus alone is content with a part of it. */
export function focusMessage(message: HTMLElement | null): void {
  message?.focus({ preventScroll: true })
  message?.scrollIntoView({ block: 'nearest' })
}
