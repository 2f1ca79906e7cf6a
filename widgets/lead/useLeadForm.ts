import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { LeadState } from '../rules/lead-state.ts'
import type { Person } from '../rules/person.ts'
import { type FormOwner, LeadForm } from './lead-form.ts'
import { type LeadMemory, leadMemory } from './lead-memory.ts'
import { usePageReturn } from './usePageReturn.ts'

/**
 * Makes the hook of a widget whose form is sent as a lead. `key` is where the tab remembers the lead; all elements
 * that come under one key, one after the other, show the same form.
 */
export function leadFormHook<Fields extends Person>(kind: LeadState['kind']) {
  const known = new Map<string, { form: LeadForm<Fields>; memory: LeadMemory }>()

  function formAt(key: string, owner: FormOwner<Fields>) {
    const place = known.get(key)
    if (place) {
      place.form.beginVisit(owner)
      return place
    }
    const memory = leadMemory(key)
    const made = { form: new LeadForm(kind, memory, owner), memory }
    known.set(key, made)
    return made
  }

  return function useLeadForm(key: string, owner: FormOwner<Fields>) {
    const [{ form: leadForm, memory }] = useState(() => formAt(key, owner))
    useLayoutEffect(() => leadForm.update(owner))
    useLayoutEffect(() => leadForm.mount(), [leadForm])
    usePageReturn(() => leadForm.pageReturned())
    const { form, lead } = useSyncExternalStore(leadForm.subscribe, leadForm.state)
    return { leadForm, memory, form, lead }
  }
}
