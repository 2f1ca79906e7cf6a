import {
  type FindErrors,
  type FormAction,
  type FormState,
  newForm,
  reduceForm,
} from '../rules/lead/form-state.ts'
import type { Lead } from '../rules/lead/lead-identity.ts'
import type { LeadState } from '../rules/lead/lead-state.ts'
import { canBePressed } from '../rules/lead/lead-state.ts'
import type { Person } from '../rules/lead/person.ts'
import { idsOf } from '../rules/text/table.ts'
import type { LeadMemory } from './lead-memory.ts'
import { type LeadDraft, type LeadSurroundings, leadRun } from './lead-run.ts'

/** What a form and its lead show. */
export interface LeadFormState<Fields extends Person> {
  readonly form: FormState<Fields>
  readonly lead: LeadState
}

/** What an element gives to its form. */
export interface FormOwner<Fields extends Person> extends Omit<LeadSurroundings, 'clearForm'> {
  /** The custom element. */
  readonly host: Element
  /** The form before anybody typed, with what the page knows of its visitor. */
  readonly blank: Fields
  readonly errorsOf: FindErrors<Fields>
}

/**
 * A form that is sent as a lead, and what becomes of it. It belongs to a place of the page and outlives the elements
 * that show it: a visitor who goes to another page of an app and comes back finds what they typed, and a lead under
 * way goes on. Nothing personal is stored.
 */
export class LeadForm<Fields extends Person> {
  #kind: LeadState['kind']
  #memory: LeadMemory
  #owner: FormOwner<Fields>
  #form: FormState<Fields>
  #pressedFields: Fields | undefined
  #run
  #state: LeadFormState<Fields>
  #listeners = new Set<() => void>()
  #shownBy: object | undefined

  constructor(kind: LeadState['kind'], memory: LeadMemory, owner: FormOwner<Fields>) {
    this.#kind = kind
    this.#memory = memory
    this.#owner = owner
    this.#form = newForm(owner.blank)
    this.#run = leadRun(kind, memory, { lead: memory.openLead(), isOpen: true }, this.#show)
    this.#state = { form: this.#form, lead: this.#run.state() }
  }

  /** Whether an element other than `host` shows it. */
  isTakenFrom(host: Element): boolean {
    const other = this.#owner.host
    return other !== host && other.isConnected
  }

  /** Whether nothing would be lost with it. */
  isUnused(): boolean {
    const { blank } = this.#owner
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
    this.#form = reduceForm(this.#form, action, this.#owner.errorsOf)
  }

  /** A visit that comes after a lead went its way begins a new one. */
  beginVisit(owner: FormOwner<Fields>) {
    this.update(owner)
    const { phase, lead } = this.#run.state()
    if (phase === 'sent' || phase === 'away') this.#begin()
    // What the page goes on with keeps its id, should the visitor send the same again.
    if (phase === 'handed') this.#begin(lead)
  }

  #begin(lead?: Lead) {
    this.#run.release()
    this.#run = leadRun(this.#kind, this.#memory, { lead, isOpen: false }, this.#show)
    this.#form = newForm(this.#owner.blank)
    if (this.#shownBy) this.#attach()
    this.#show()
  }

  /** Shows it in an element; what is returned ends that. */
  mount = () => {
    const element = {}
    this.#shownBy = element
    this.#attach()
    return () => {
      // Another element may show it by now.
      if (this.#shownBy !== element) return
      this.#shownBy = undefined
      this.#run.happen({ type: 'unmounted' })
    }
  }

  #attach() {
    // A lead that lost its place on screen goes on speaking by the element that showed it.
    const { emit } = this.#owner
    this.#run.showIn({
      emit,
      forgetChoices: () => this.#owner.forgetChoices(),
      keepChoices: () => this.#owner.keepChoices(),
      startOver: () => this.#owner.startOver(),
      clearForm: () => {
        const fields = this.#pressedFields ?? this.#form.fields
        this.#change({ type: 'sent', fields, next: this.#owner.blank })
      },
    })
    this.#run.happen({ type: 'mounted' })
  }

  /** Takes what the element gives now. What the page newly knows fills in what nobody typed over. */
  update(owner: FormOwner<Fields>) {
    const { blank: before } = this.#owner
    this.#owner = owner
    const { fields } = this.#form
    const news = idsOf<keyof Fields & string>(owner.blank).filter(
      (id) => owner.blank[id] !== before[id] && fields[id] === before[id],
    )
    if (news.length === 0) return
    const known = Object.fromEntries(news.map((id) => [id, owner.blank[id]]))
    this.#change({ type: 'filled', fields: known as Partial<Fields> })
    this.#show()
  }

  type(fields: Partial<Fields>) {
    this.#change({ type: 'filled', fields })
    this.#run.happen({ type: 'changed' })
  }

  /** The visitor left the form, and has read what it said. */
  turnAway() {
    this.#change({ type: 'accepted' })
    this.#run.happen({ type: 'turnedAway' })
  }

  /** Sends what `draftOf` makes of the fields, or shows what is wrong with them. */
  press(draftOf: (fields: Fields) => LeadDraft) {
    if (!canBePressed(this.#run.state())) return
    const { fields } = this.#form
    const errors = this.#owner.errorsOf(fields)
    if (Object.keys(errors).length > 0) {
      this.#change({ type: 'rejected', errors })
      this.#run.happen({ type: 'turnedAway' })
      return
    }
    this.#change({ type: 'accepted' })
    this.#pressedFields = fields
    this.#run.press(draftOf(fields))
  }

  /** The browser shows the page again as it was left. */
  pageReturned() {
    this.#run.happen({ type: 'pageReturned' })
  }

  /** Begins a new lead with an empty form; one that is under way arrives unseen. */
  reset() {
    const { phase, lead } = this.#run.state()
    // What the page goes on with is no longer the form's.
    if (phase === 'handed') return this.#begin(lead)
    this.#run.happen({ type: 'dropped' })
    if (lead) this.#memory.forget(lead)
    this.#begin()
  }
}
