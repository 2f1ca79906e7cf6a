import { type FocusEvent, type MouseEvent, useRef } from 'react'

/** The event that the page's data layer gets when the visitor enters a field, by the field's id. */
const events: Readonly<Record<string, string>> = {
  name: 'filling_name_event',
  email: 'filling_email_event',
  phone: 'filling_phone_event',
  service: 'selecting_service_event',
  message: 'filling_additional_event',
}

/**
 * Listeners for the form that report a field once each time the visitor enters it; `service` is the
 * id of the service chosen so far.
 */
export function useFieldEvents(track: (event: string, details: object) => void, service: string) {
  // The click reports a focus by pointer, whether on the field or on its label.
  const isPointing = useRef(false)

  const report = ({ target }: FocusEvent | MouseEvent) => {
    const event = target instanceof Element ? events[target.id] : undefined
    if (event) track(event, { service })
  }

  return {
    onKeyDown: () => {
      isPointing.current = false
    },
    onPointerDown: () => {
      isPointing.current = true
    },
    onClick: report,
    onFocus: (event: FocusEvent) => {
      if (!isPointing.current) report(event)
    },
  }
}
