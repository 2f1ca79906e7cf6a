import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * Listeners, for the capture phase, that let one press move one step. The second click of a double
 * click does nothing on the screen that the first one brought, and neither does an Enter that is
 * held down. `screen` is the name of the screen in view.
 */
export function useOneStepAPress(screen: string) {
  const clickedOn = useRef('')

  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1) clickedOn.current = screen
      if (clickedOn.current === screen) return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      // In a text area Enter starts a new line.
      const isTyped = event.target instanceof HTMLTextAreaElement
      if (event.key === 'Enter' && event.repeat && !isTyped) event.preventDefault()
    },
  }
}
