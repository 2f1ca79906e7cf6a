/**
 * The states of one lead, from the press of its button until it has arrived: a state and an event
 * give the next state and the effects that follow. lead/lead-run.ts carries out the effects.
 */

import {
  accepts,
  askPage,
  canBePressed,
  failed,
  goAway,
  type LeadEffect,
  type LeadEvent,
  type LeadState,
  type MailResult,
  newLeadState,
  noMoreCalls,
  type Occasion,
  type PageCalls,
  post,
  sent,
  type Transition,
  unchanged,
  type Wait,
  waitFor,
  withId,
} from './lead-state.ts'

export function nextLead(state: LeadState, event: LeadEvent): Transition {
  switch (event.type) {
    case 'pressed':
      return pressed(state, event)
    case 'posted':
      return [state, [{ type: 'wait', wait: 'silence', of: event.post }]]
    case 'wentOut':
      if (!mayLeaveDuring(state, event.post)) return unchanged(state)
      return state.leaving === 'agreed' ? goAway(state, 'open') : askPage(state, 'silence')
    case 'answered':
      if (!state.isPosting || event.post !== state.posts) return unchanged(state)
      return answered({ ...state, isPosting: false }, event.answer)
    case 'accountFollowed':
      if (event.post !== state.posts) return unchanged(state)
      return event.isMoved ? post(state) : answered(state, 'refused')
    case 'failureHandled':
      return event.failure === state.failures
        ? failureHandled(state, event.calls)
        : unchanged(state)
    case 'retried':
      return accepts(state, 'retry', event.failure) ? retried(state) : unchanged(state)
    case 'handedOver':
      return accepts(state, 'handOver', event.failure) ? handedOver(state) : unchanged(state)
    case 'pageAnswered':
      return pageAnswered(state, event.occasion, event.isPrevented)
    case 'waited':
      return waited(state, event.wait, event.of)
    case 'changed':
      return changed(state)
    case 'turnedAway':
      return turnedAway(state)
    case 'mounted':
      return [{ ...state, isMounted: true }, []]
    case 'unmounted':
      return unmounted({ ...state, isMounted: false })
    case 'pageReturned':
      if (state.phase !== 'away') return unchanged(state)
      return state.outcome === 'sent' ? [state, [{ type: 'startOver' }]] : stayedHere(state)
    case 'dropped':
      return [{ ...state, phase: 'dropped', ...noMoreCalls }, []]
  }
}

function pressed(state: LeadState, event: Extract<LeadEvent, { type: 'pressed' }>): Transition {
  const { lead: before, isMounted, presses, posts, failures } = state
  if (!canBePressed(state)) return unchanged(state)
  const fresh = { ...newLeadState(state.kind), isMounted, posts, failures, presses: presses + 1 }
  // A robot sees the thanks, but nothing is sent and nobody counts it as a customer.
  if (event.isRobot) return sent(fresh)
  const lead = withId(before, event.lead)
  const [sending, effects] = post({
    ...fresh,
    lead,
    url: event.url,
    mayRepeat: true,
    nextAccount: 'newest',
  })
  return [sending, [{ type: 'rememberLead' }, ...effects]]
}

function answered(state: LeadState, answer: MailResult): Transition {
  if (answer === 'sent') return arrived(state)
  if (answer === 'busy' && state.mayRepeat) return post({ ...state, mayRepeat: false })
  // Only a refusal goes on to another account: behind each of them is the same service, which is as busy there.
  const { nextAccount: next } = state
  if (answer === 'refused' && next !== 'none') {
    const nextAccount = next === 'newest' ? 'reserve' : 'none'
    return [{ ...state, nextAccount }, [{ type: 'followAccount', post: state.posts, next }]]
  }
  const failure = state.failures + 1
  const { phase } = state
  const failing: LeadState = {
    ...state,
    failures: failure,
    mayRepeat: false,
    nextAccount: 'reserve',
    mayRetry: phase !== 'dropped',
    mayHandOver: state.kind === 'quote' && phase === 'sending',
    outcome: 'failed',
  }
  const announcement: LeadEffect = { type: 'announceFailure', failure, reason: answer }
  if (phase === 'dropped' || state.hold !== 'unused') return [failing, [announcement]]
  return [{ ...failing, hold: 'running' }, [waitFor('hold', state), announcement]]
}

function arrived(state: LeadState): Transition {
  const { phase, kind, isMounted, leaving, url } = state
  const confirmed: LeadEffect[] = [{ type: 'forgetLead' }, { type: 'announceSent' }]
  if (phase === 'away') return [{ ...state, outcome: 'sent' }, confirmed]
  if (phase !== 'sending') return [state, confirmed]
  const mayLeave = leaving === 'notAsked' || leaving === 'agreed'
  if (kind === 'quote' && isMounted && mayLeave && url) {
    const [next, effects] = leaving === 'agreed' ? goAway(state, 'sent') : askPage(state, 'sent')
    return [next, [...confirmed, ...effects]]
  }
  const [next, effects] = sent(state)
  const asksPage = kind === 'quote' && isMounted && leaving === 'notAsked'
  const [, askEffects] = asksPage ? askPage(state, 'sent') : unchanged(state)
  const leavesAfterThanks = kind === 'inquiry' && isMounted && url
  const wait = leavesAfterThanks ? [waitFor('thanks', state)] : []
  return [next, [...confirmed, ...effects, ...askEffects, ...wait]]
}

/** Applies what a page called for a failure: handing over counts before a retry, and a retry before holding. */
function failureHandled(state: LeadState, calls: PageCalls): Transition {
  const { phase, hold } = state
  if (calls.handOver && accepts(state, 'handOver', state.failures)) return handedOver(state)
  if (calls.retry && accepts(state, 'retry', state.failures)) return retried(state)
  if (phase !== 'sending') return unchanged(state)
  if (calls.preventDefault && hold === 'running') return [{ ...state, phase: 'held' }, []]
  return failed(state)
}

function retried(state: LeadState): Transition {
  return post({ ...state, keepsMessage: state.hold === 'over' && state.phase !== 'handed' })
}

function handedOver(state: LeadState): Transition {
  const next = { ...state, mayHandOver: false }
  if (state.leaving === 'prevented') return handed(next)
  return state.leaving === 'notAsked' ? askPage(next, 'handOver') : notHanded(next)
}

function handed(state: LeadState): Transition {
  const next: LeadState = { ...state, phase: 'handed', leaving: 'prevented', isPausing: true }
  return [next, [{ type: 'forgetChoices' }, waitFor('pause', state)]]
}

/** A page that kept the visitor and then removed the element shows the rest itself. */
function unmounted(state: LeadState): Transition {
  return state.phase === 'sending' && state.leaving === 'prevented'
    ? handed(state)
    : unchanged(state)
}

function notHanded(state: LeadState): Transition {
  const [next, effects] = failed({
    ...state,
    leaving: state.leaving === 'stayed' ? 'stayed' : 'agreed',
  })
  return [next, [{ type: 'warnNotHandedOver' }, ...effects]]
}

function pageAnswered(state: LeadState, occasion: Occasion, isPrevented: boolean): Transition {
  const { phase, kind } = state
  if (kind === 'inquiry') {
    return [state, phase === 'sent' && !isPrevented ? [{ type: 'leave' }] : []]
  }
  if (occasion === 'handOver') {
    if (phase !== 'sending' && phase !== 'held' && phase !== 'failed') return unchanged(state)
    return isPrevented ? handed(state) : notHanded(state)
  }
  if (phase !== 'sending') return unchanged(state)
  if (!isPrevented) return goAway(state, occasion === 'sent' ? 'sent' : 'open')
  const stays: LeadState = { ...state, leaving: 'prevented' }
  if (occasion === 'silence') return [stays, []]
  const [next, effects] = sent({ ...stays, isPausing: true })
  return [next, [...effects, waitFor('pause', state)]]
}

/** The page was asked to leave, and did not; or the visitor came back to it. */
function stayedHere(state: LeadState): Transition {
  const next: LeadState = { ...state, leaving: 'stayed' }
  if (state.outcome === 'sent') return sent(next)
  const phase = state.outcome === 'failed' ? 'failed' : 'sending'
  return [{ ...next, phase }, [{ type: 'rememberLead' }, { type: 'keepChoices' }]]
}

function waited(state: LeadState, wait: Wait, of: number): Transition {
  const { phase, isMounted } = state
  if (wait === 'silence') {
    const isWorthIt = mayLeaveDuring(state, of)
    return isWorthIt ? [state, [{ type: 'checkWhetherOut', post: of }]] : unchanged(state)
  }
  if (of !== state.presses) return unchanged(state)
  switch (wait) {
    case 'hold':
      return phase === 'held'
        ? failed({ ...state, hold: 'over' })
        : [{ ...state, hold: 'over' }, []]
    case 'goodbye':
      return phase === 'away' ? stayedHere(state) : unchanged(state)
    case 'thanks':
      return phase === 'sent' && isMounted ? askPage(state, 'thanks') : unchanged(state)
    case 'pause': {
      const isHanded = phase === 'handed' && isMounted
      return [{ ...state, isPausing: false }, isHanded ? [{ type: 'startOver' }] : []]
    }
  }
}

/** Whether the page may be left while a POST has no answer yet. */
function mayLeaveDuring(state: LeadState, post: number): boolean {
  const { phase, kind, url, leaving, isMounted } = state
  const isSilent = state.isPosting && post === state.posts && phase === 'sending'
  const mayLeave = leaving === 'agreed' || leaving === 'notAsked'
  return isSilent && mayLeave && kind === 'quote' && url !== '' && isMounted
}

function changed(state: LeadState): Transition {
  switch (state.phase) {
    case 'failed':
      return [{ ...state, phase: 'idle', keepsMessage: true, ...noMoreCalls }, []]
    case 'held':
      // The page may not send what is no longer on screen: the visitor decides.
      return failed({ ...state, ...noMoreCalls })
    case 'sent':
      // What is typed next to the thanks for an inquiry is the next inquiry.
      return state.kind === 'inquiry'
        ? [{ ...state, phase: 'idle', lead: undefined }, []]
        : unchanged(state)
    default:
      return unchanged(state)
  }
}

function turnedAway(state: LeadState): Transition {
  const [next] = changed(state)
  return [{ ...next, keepsMessage: next.phase === 'sending' && next.keepsMessage }, []]
}
