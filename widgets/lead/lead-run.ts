import type { Emit } from '../element/define-element.tsx'
import type { Lead } from '../rules/lead/lead-identity.ts'
import { nextLead } from '../rules/lead/lead-machine.ts'
import {
  accepts,
  canBePressed,
  type Fault,
  type LeadEffect,
  type LeadEvent,
  type LeadState,
  newLeadState,
  waits,
} from '../rules/lead/lead-state.ts'
import type { WrittenMail } from './lead.ts'
import type { LeadMemory } from './lead-memory.ts'
import { newId } from './new-id.ts'

/** What one press sends, as things are at that moment: a retry sends the same, even from another page. */
export interface LeadDraft {
  readonly subject: string
  readonly person: { readonly email: string; readonly phone: string }
  /** Where the page goes after sending; '' stays. */
  readonly url: string
  readonly isRobot: boolean
  /** What the events say of it, beside its id. */
  readonly detail: object
  /** Writes its mail under an id. */
  writeMail(leadId: string): WrittenMail
  /** Pushes to the page's data layer that it arrived, or did not. */
  count(leadId: string): void
  countFailure(leadId: string, reason: Fault): void
  /** Goes to `url`. */
  leave(): void
}

/** What is around a lead: the element that shows it, and what the tab stores. */
export interface LeadSurroundings {
  readonly emit: Emit
  forgetChoices(): void
  keepChoices(): void
  clearForm(): void
  startOver(): void
}

const nothing = () => {}
/** Where nothing of a lead shows. */
const nowhere = {
  forgetChoices: nothing,
  keepChoices: nothing,
  clearForm: nothing,
  startOver: nothing,
}

/** One lead under way, for as long as its document lives. */
export interface LeadRun {
  state(): LeadState
  happen(event: LeadEvent): void
  press(draft: LeadDraft): void
  /** Shows it in an element, until another one does. */
  showIn(place: LeadSurroundings): void
  /** Takes it off the screen: it goes on, and announces by its last element what becomes of it. */
  release(): void
}

/**
 * Begins where nothing was sent, or with a lead that was sent before: `isOpen` where it was under way when the page
 * was loaded again.
 */
export function leadRun(
  kind: LeadState['kind'],
  memory: LeadMemory,
  before: { lead: Lead | undefined; isOpen: boolean },
  onChange: () => void,
): LeadRun {
  let state = newLeadState(kind, before.lead, before.isOpen)
  let draft: LeadDraft | undefined
  let mail: WrittenMail | undefined
  let shownIn: LeadSurroundings | undefined
  const waiting: LeadEvent[] = []
  let isBusy = false

  /** Effects may cause events, as a listener of the page may: those wait for their turn. */
  function happen(event: LeadEvent) {
    waiting.push(event)
    if (isBusy) return
    isBusy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [after, effects] = nextLead(state, next)
      state = after
      for (const effect of effects) tryToCarryOut(effect)
    }
    isBusy = false
    onChange()
  }

  /** What goes wrong with one effect, on an element that the page froze for example, keeps nothing else from happening. */
  function tryToCarryOut(effect: LeadEffect) {
    try {
      carryOut(effect)
    } catch (error) {
      console.error(error)
    }
  }

  const detail = () => ({ ...draft?.detail, lead_id: state.lead?.id ?? '' })

  function carryOut(effect: LeadEffect) {
    const { lead } = state
    switch (effect.type) {
      case 'post':
        return post(effect.post)
      case 'followAccount':
        return followAccount(effect.post)
      case 'wait': {
        const { wait, of } = effect
        setTimeout(() => happen({ type: 'waited', wait, of }), waits[wait])
        return
      }
      case 'askPage': {
        const goes = shownIn?.emit(`${kind}submit`, { ...detail(), url: state.url }) ?? true
        // Before whatever else waits: it is the answer to this effect.
        waiting.unshift({ type: 'pageAnswered', occasion: effect.occasion, isPrevented: !goes })
        return
      }
      case 'announceFailure':
        return announceFailure(effect.failure, effect.reason)
      case 'announceSent':
        if (lead) draft?.count(lead.id)
        shownIn?.emit(`${kind}sent`, detail())
        return
      case 'rememberLead':
        return lead && memory.remember(lead)
      case 'forgetLead':
        return lead && memory.forget(lead)
      case 'leave':
        return draft?.leave()
      case 'warnNotHandedOver':
        return console.warn(`<quote-builder>: handOver() needs a page that prevents quotesubmit.`)
      default:
        return shownIn?.[effect.type]()
    }
  }

  async function post(number: number) {
    // Written when it is first sent: only then is it known which id it has.
    mail ??= draft?.writeMail(state.lead?.id ?? '')
    const answer = await mail?.send(() => happen({ type: 'wentOut', post: number }))
    happen({ type: 'answered', post: number, answer: answer ?? 'unreachable' })
  }

  async function followAccount(number: number) {
    const isMoved = await mail?.followAccount()
    happen({ type: 'accountFollowed', post: number, isMoved: isMoved === true })
  }

  function announceFailure(failure: number, reason: Fault) {
    console.error(`${kind}:`, reason)
    draft?.countFailure(state.lead?.id ?? '', reason)
    const calls = { handOver: false, retry: false, preventDefault: false }
    let isHandling = true
    const call = (name: 'retry' | 'handOver') => () => {
      // What the page's listener did before waits for its turn: a new quote, for example, ends this failure.
      const ahead = waiting.reduce((before, event) => nextLead(before, event)[0], state)
      if (!accepts(ahead, name, failure) || calls[name]) return false
      if (isHandling) calls[name] = true
      else happen({ type: name === 'retry' ? 'retried' : 'handedOver', failure })
      return true
    }
    const ways = kind === 'quote' ? { handOver: call('handOver') } : {}
    const goes = shownIn?.emit(`${kind}failed`, {
      ...detail(),
      reason,
      retry: call('retry'),
      ...ways,
    })
    isHandling = false
    calls.preventDefault = goes === false
    happen({ type: 'failureHandled', failure, calls })
    // A lead that is handed over can be sent once more all the same.
    if (calls.handOver && calls.retry) happen({ type: 'retried', failure })
  }

  return {
    state: () => state,
    happen,
    press(next) {
      if (!canBePressed(state)) return
      const { subject, person, url, isRobot } = next
      draft = next
      mail = undefined
      happen({ type: 'pressed', lead: { id: newId(), subject, person }, url, isRobot })
    },
    showIn(place) {
      shownIn = place
    },
    release() {
      shownIn = shownIn && { ...nowhere, emit: shownIn.emit }
      happen({ type: 'unmounted' })
    },
  }
}
