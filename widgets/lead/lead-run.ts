import { writeToConsole } from '../business/write-to-console.ts'
import type { Emit } from '../element/define-element.tsx'
import { nextLead } from '../rules/lead/lead-machine.ts'
import type { Lead } from '../rules/lead/lead-state.ts'
import {
  accepts,
  canBePressed,
  type LeadEffect,
  type LeadEvent,
  type LeadState,
  type MailResult,
  newLeadState,
  type Reason,
  waits,
} from '../rules/lead/lead-state.ts'
import type { LeadDraft } from './lead-draft.ts'
import type { LeadMemory } from './lead-memory.ts'
import { newId } from './lead-memory.ts'
import type { WrittenMail } from './mail.ts'

/** What a lead acts on outside itself: the element that shows it, and what the tab stores. */
export interface LeadSurroundings {
  readonly emit: Emit
  forgetChoices(): void
  keepChoices(): void
  clearForm(): void
  startOver(): void
}

const doNothing = () => {}
/** The surroundings of a lead that is not on screen. */
const noSurroundings = {
  forgetChoices: doNothing,
  keepChoices: doNothing,
  clearForm: doNothing,
  startOver: doNothing,
}

/** One lead under way, for as long as its document lives. */
export interface LeadRun {
  state(): LeadState
  dispatch(event: LeadEvent): void
  press(draft: LeadDraft): void
  /** Shows the lead in an element, until another element shows it. */
  showIn(surroundings: LeadSurroundings): void
  /** Takes the lead off the screen: it goes on, and its last element emits its events. */
  release(): void
}

/** Begins without a lead, or with the previous one; `isOpen` if that was under way when the page was loaded again. */
export function leadRun(
  kind: LeadState['kind'],
  memory: LeadMemory,
  previous: { lead: Lead | undefined; isOpen: boolean },
  onChange: () => void,
): LeadRun {
  let state = newLeadState(kind, previous.lead, previous.isOpen)
  let draft: LeadDraft | undefined
  let mail: WrittenMail | undefined
  let shownIn: LeadSurroundings | undefined
  const queue: LeadEvent[] = []
  let isBusy = false

  /** Effects and listeners of the page may cause further events: those wait in a queue. */
  function dispatch(event: LeadEvent) {
    queue.push(event)
    if (isBusy) return
    isBusy = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [nextState, effects] = nextLead(state, next)
      state = nextState
      for (const effect of effects) tryToCarryOut(effect)
    }
    isBusy = false
    onChange()
  }

  /** An error in one effect, for example on an element that the page froze, does not stop the other effects. */
  function tryToCarryOut(effect: LeadEffect) {
    try {
      carryOut(effect)
    } catch (error) {
      writeToConsole('error', error)
    }
  }

  const detail = () => ({ ...draft?.detail, lead_id: state.lead?.id ?? '' })

  function carryOut(effect: LeadEffect) {
    const { lead } = state
    switch (effect.type) {
      case 'post':
        return post(effect.post)
      case 'checkWhetherOut':
        return checkWhetherOut(effect.post)
      case 'followAccount':
        return followAccount(effect.post, effect.next)
      case 'wait': {
        const { wait, of } = effect
        setTimeout(() => dispatch({ type: 'waited', wait, of }), waits[wait])
        return
      }
      case 'askPage': {
        const isAllowed = shownIn?.emit(`${kind}submit`, { ...detail(), url: state.url }) ?? true
        // First in the queue, as it is the answer to this effect.
        queue.unshift({ type: 'pageAnswered', occasion: effect.occasion, isPrevented: !isAllowed })
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
        return draft?.leave((state.outcome === 'sent' && lead?.id) || '')
      case 'warnNotHandedOver':
        return writeToConsole(
          'warn',
          '<quote-builder>: handOver() needs a page that prevents quotesubmit.',
        )
      // The other effects are what LeadSurroundings does, under the same names.
      default:
        return shownIn?.[effect.type]()
    }
  }

  async function post(number: number) {
    let answer: MailResult = 'unreachable'
    try {
      // Written only when it is first sent, because its id is not known earlier.
      mail ??= draft?.writeMail(state.lead?.id ?? '')
      if (mail) answer = await mail.send(() => dispatch({ type: 'posted', post: number }))
    } catch (error) {
      writeToConsole('error', error)
    }
    dispatch({ type: 'answered', post: number, answer })
  }

  async function checkWhetherOut(number: number) {
    if (await mail?.isOut()) dispatch({ type: 'wentOut', post: number })
  }

  async function followAccount(number: number, next: 'newest' | 'reserve') {
    const isMoved = await mail?.followAccount(next)
    dispatch({ type: 'accountFollowed', post: number, isMoved: isMoved === true })
  }

  function announceFailure(failure: number, reason: Reason) {
    writeToConsole('error', `${kind}:`, reason)
    draft?.countFailure(state.lead?.id ?? '', reason)
    const calls = { handOver: false, retry: false, preventDefault: false }
    let isHandling = true
    const call = (name: 'retry' | 'handOver') => () => {
      // Events that the page's listener caused before are still in the queue: a new quote, for
      // example, ends this failure.
      const stateAhead = queue.reduce((before, event) => nextLead(before, event)[0], state)
      if (!accepts(stateAhead, name, failure) || calls[name]) return false
      if (isHandling) calls[name] = true
      else dispatch({ type: name === 'retry' ? 'retried' : 'handedOver', failure })
      return true
    }
    const quoteCalls = kind === 'quote' ? { handOver: call('handOver') } : {}
    const isAllowed = shownIn?.emit(`${kind}failed`, {
      ...detail(),
      reason,
      retry: call('retry'),
      ...quoteCalls,
    })
    isHandling = false
    calls.preventDefault = isAllowed === false
    dispatch({ type: 'failureHandled', failure, calls })
    // A lead that is handed over can still be sent again.
    if (calls.handOver && calls.retry) dispatch({ type: 'retried', failure })
  }

  return {
    state: () => state,
    dispatch,
    press(next) {
      if (!canBePressed(state)) return
      const { subject, person, url, isRobot } = next
      draft = next
      mail = undefined
      dispatch({ type: 'pressed', lead: { id: newId(), subject, person }, url, isRobot })
    },
    showIn(surroundings) {
      shownIn = surroundings
    },
    release() {
      shownIn = shownIn && { ...noSurroundings, emit: shownIn.emit }
      dispatch({ type: 'unmounted' })
    },
  }
}
