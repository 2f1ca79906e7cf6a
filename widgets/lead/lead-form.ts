import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useMethod } from '../element/methods.ts'
import { useLanguage } from '../element/useLanguage.ts'
import {
  type FindErrors,
  type FormAction,
  type FormState,
  newForm,
  reduceForm,
} from '../rules/lead/form-state.ts'
import { canBePressed, type Lead, type LeadState } from '../rules/lead/lead-state.ts'
import type { Person } from '../rules/lead/person.ts'
import { idsOf } from '../rules/text/table.ts'
import type { LeadDraft } from './lead-draft.ts'
import { type LeadMemory, leadMemory } from './lead-memory.ts'
import { type LeadSurroundings, leadRun } from './lead-run.ts'

/** What a form and its lead show. */
interface LeadFormState<Fields extends Person> {
  readonly form: FormState<Fields>
  readonly lead: LeadState
}

/** What an element passes to its form. */
export interface FormElement<Fields extends Person> extends Omit<LeadSurroundings, 'clearForm'> {
  /** The custom element. */
  readonly host: Element
  /** The fields before anybody typed, with what the page knows about its visitor. */
  readonly blank: Fields
  readonly errorsOf: FindErrors<Fields>
}

/**
 * A form that is sent as a lead, together with that lead. It belongs to a key of the tab's storage
 * and outlives the elements that show it: a visitor who goes to another page of an app and comes back
 * finds what they typed, and a lead under way goes on. Nothing personal is stored.
 */
export class LeadForm<Fields extends Person> {
  /** What the tab remembers of its lead, under the form's key. */
  readonly memory: LeadMemory
  readonly key: string
  #kind: LeadState['kind']
  #element: FormElement<Fields>
  #form: FormState<Fields>
  #fieldsAtPress: Fields | undefined
  #run
  #state: LeadFormState<Fields>
  #listeners = new Set<() => void>()
  /** A token of the newest mount; undefined while no element shows the form. */
  #currentMount: object | undefined

  constructor(kind: LeadState['kind'], key: string, element: FormElement<Fields>) {
    this.#kind = kind
    this.key = key
    this.memory = leadMemory(key)
    this.#element = element
    this.#form = newForm(element.blank)
    const previous = { lead: this.memory.openLead(), isOpen: true }
    this.#run = leadRun(kind, this.memory, previous, this.#show)
    this.#state = { form: this.#form, lead: this.#run.state() }
  }

  /** Whether another element than `host` shows the form. */
  isShownElsewhere(host: Element): boolean {
    const other = this.#element.host
    return other !== host && other.isConnected
  }

  /** Whether nothing would be lost if the form were forgotten. */
  isUnused(): boolean {
    const { blank } = this.#element
    const { fields } = this.#form
    const isBlank = idsOf<keyof Fields & string>(blank).every((id) => fields[id] === blank[id])
    const { phase, lead } = this.#run.state()
    return isBlank && phase === 'idle' && lead === undefined
  }

  state = (): LeadFormState<Fields> => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #show = () => {
    this.#state = { form: this.#form, lead: this.#run.state() }
    for (const listener of this.#listeners) listener()
  }

  #change(action: FormAction<Fields>) {
    this.#form = reduceForm(this.#form, action, this.#element.errorsOf)
  }

  /** Gives the form to a new element; empty if its lead was sent or handed over, or the page was to be left. */
  beginVisit(element: FormElement<Fields>) {
    this.update(element)
    const { phase, lead } = this.#run.state()
    if (phase === 'sent' || phase === 'away') this.#begin()
    // A lead handed over to the page keeps its id, in case the visitor sends the same again.
    if (phase === 'handed') this.#begin(lead)
  }

  #begin(lead?: Lead) {
    this.#run.release()
    this.#run = leadRun(this.#kind, this.memory, { lead, isOpen: false }, this.#show)
    this.#form = newForm(this.#element.blank)
    if (this.#currentMount) this.#attach()
    this.#show()
  }

  /** Shows the form in an element; the returned function ends that. */
  mount = () => {
    const mountToken = {}
    this.#currentMount = mountToken
    this.#attach()
    return () => {
      // Another element may show it by now.
      if (this.#currentMount !== mountToken) return
      this.#currentMount = undefined
      this.#run.dispatch({ type: 'unmounted' })
    }
  }

  #attach() {
    // Fixed now, because a lead that is no longer on screen still emits its events from the element
    // that showed it. The other functions are those of the element that shows the form by then.
    const { emit } = this.#element
    this.#run.showIn({
      emit,
      forgetChoices: () => this.#element.forgetChoices(),
      keepChoices: () => this.#element.keepChoices(),
      startOver: () => this.#element.startOver(),
      clearForm: () => {
        const fields = this.#fieldsAtPress ?? this.#form.fields
        this.#change({ type: 'sent', fields, next: this.#element.blank })
      },
    })
    this.#run.dispatch({ type: 'mounted' })
  }

  /** Takes the element's new values. What the page newly knows fills a field, unless somebody typed there. */
  update(element: FormElement<Fields>) {
    const { blank: previousBlank } = this.#element
    this.#element = element
    const { fields } = this.#form
    const changedIds = idsOf<keyof Fields & string>(element.blank).filter(
      (id) => element.blank[id] !== previousBlank[id] && fields[id] === previousBlank[id],
    )
    if (changedIds.length === 0) return
    const changes = Object.fromEntries(changedIds.map((id) => [id, element.blank[id]]))
    this.#change({ type: 'filled', fields: changes as Partial<Fields> })
    this.#show()
  }

  type = (fields: Partial<Fields>) => {
    this.#change({ type: 'filled', fields })
    this.#run.dispatch({ type: 'changed' })
  }

  /** The visitor leaves a field. */
  leave = () => {
    if (!this.#form.errors) return
    this.#change({ type: 'left' })
    this.#show()
  }

  /** The visitor left the form, and has read its messages. */
  turnAway() {
    this.#change({ type: 'accepted' })
    this.#run.dispatch({ type: 'turnedAway' })
  }

  /** Sends the lead that `draftOf` makes from the fields, or shows the errors of the fields. */
  press(draftOf: (fields: Fields) => LeadDraft) {
    if (!canBePressed(this.#run.state())) return
    const { fields } = this.#form
    const errors = this.#element.errorsOf(fields)
    if (Object.keys(errors).length > 0) {
      this.#change({ type: 'rejected', errors })
      this.#run.dispatch({ type: 'turnedAway' })
      return
    }
    this.#change({ type: 'accepted' })
    this.#fieldsAtPress = fields
    this.#run.press(draftOf(fields))
  }

  /** The browser shows the page again as it was left. */
  pageReturned() {
    this.#run.dispatch({ type: 'pageReturned' })
  }

  /** Begins a new lead with an empty form; a lead under way still arrives, but is not shown. */
  reset = () => {
    const { phase, lead } = this.#run.state()
    // A lead handed over to the page no longer belongs to the form.
    if (phase === 'handed') return this.#begin(lead)
    this.#run.dispatch({ type: 'dropped' })
    if (lead) this.memory.forget(lead)
    this.#begin()
  }
}

/**
 * Makes the hook of a widget whose form is sent as a lead. The tab remembers the lead under `key`; elements that use the
 * same key one after the other show the same form.
 */
export function leadFormHook<Fields extends Person>(kind: LeadState['kind']) {
  const forms = new Map<string, LeadForm<Fields>>()

  function formAt(key: string, element: FormElement<Fields>): LeadForm<Fields> {
    const known = forms.get(key)
    // Two elements with the same name each have their own lead, so the second one gets another key.
    if (known?.isShownElsewhere(element.host)) return formAt(`${key}+`, element)
    known?.beginVisit(element)
    const form = known ?? new LeadForm(kind, key, element)
    forms.set(key, form)
    return form
  }

  /** Shows the form; the returned function ends that, and forgets a form that nobody used. */
  function show(form: LeadForm<Fields>) {
    const unmount = form.mount()
    return () => {
      unmount()
      if (form.isUnused() && forms.get(form.key) === form) forms.delete(form.key)
    }
  }

  return function useLeadForm(key: string, element: FormElement<Fields>) {
    const [leadForm] = useState(() => formAt(key, element))
    useLayoutEffect(() => leadForm.update(element))
    useLayoutEffect(() => show(leadForm), [leadForm])
    const language = useLanguage()
    // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the errors have other words.
    useLayoutEffect(() => leadForm.leave(), [leadForm, language])
    useLayoutEffect(() => {
      // The browser shows the page again as it was left, for Back or Forward.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) leadForm.pageReturned()
      }
      addEventListener('pageshow', onShow)
      return () => removeEventListener('pageshow', onShow)
    }, [leadForm])
    useMethod(element.host, 'sentContact', () => leadForm.state().lead.lead?.person)
    const { form, lead } = useSyncExternalStore(leadForm.subscribe, leadForm.state)
    return { leadForm, form, lead }
  }
}
