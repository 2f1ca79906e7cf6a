import type { MouseEvent, SubmitEvent } from 'react'

/**
 * Listeners that submit a form by the click of its button, which Enter in a field causes too: in a
 * frame without `allow-forms` a form never submits. Nothing is left for the browser to send.
 */
export function submitListeners(submit: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      const isButton =
        event.target instanceof Element && event.target.closest('[type=submit]:enabled')
      if (!isButton) return
      event.preventDefault()
      submit()
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      submit()
    },
  }
}
