import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMethod } from '../element/methods.ts'
import type { LeadState } from '../rules/lead/lead-state.ts'
import type { Person } from '../rules/lead/person.ts'
import { type FormElement, LeadForm } from './lead-form.ts'
import { type LeadMemory, leadMemory } from './lead-memory.ts'

interface Place<Fields extends Person> {
  readonly key: string
  readonly form: LeadForm<Fields>
  readonly memory: LeadMemory
}

/**
 * Makes the hook of a widget whose form is sent as a lead. The tab remembers the lead under `key`;
 * elements that use the same key one after the other show the same form.
 */
export function leadFormHook<Fields extends Person>(kind: LeadState['kind']) {
  const places = new Map<string, Place<Fields>>()

  function formAt(key: string, element: FormElement<Fields>): Place<Fields> {
    const place = places.get(key)
    // Two elements with the same name each have their own lead, so the second one gets another key.
    if (place?.form.isShownElsewhere(element.host)) return formAt(`${key}+`, element)
    if (place) {
      place.form.beginVisit(element)
      return place
    }
    const memory = leadMemory(key)
    const newPlace = { key, form: new LeadForm(kind, memory, element), memory }
    places.set(key, newPlace)
    return newPlace
  }

  /** Shows the form; the returned function ends that, and forgets a form that nobody used. */
  function show({ key, form }: Place<Fields>) {
    const unmount = form.mount()
    return () => {
      unmount()
      if (form.isUnused() && places.get(key)?.form === form) places.delete(key)
    }
  }

  return function useLeadForm(key: string, element: FormElement<Fields>) {
    const [place] = useState(() => formAt(key, element))
    const { form: leadForm, memory } = place
    useLayoutEffect(() => leadForm.update(element))
    useLayoutEffect(() => show(place), [place])
    usePageReturn(() => leadForm.pageReturned())
    useMethod(element.host, 'sentContact', () => leadForm.state().lead.lead?.person)
    const { form, lead } = useSyncExternalStore(leadForm.subscribe, leadForm.state)
    return { leadForm, memory, form, lead }
  }
}

/** Calls `onReturn` when the browser shows the page again as it was left, for Back or Forward. */
function usePageReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  latest.current = onReturn

  useLayoutEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
