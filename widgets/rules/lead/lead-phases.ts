import { type LeadEffect, type LeadState, type Step, waitFor } from './lead-state.ts'

/* The changes of phase that more than one event leads to; lead-machine.ts decides when. */

/** Posts the lead. If it is no longer on screen, the visitor sees nothing of this. */
export function post(state: LeadState): Step {
  const { phase } = state
  const isHidden = phase === 'handed' || phase === 'away' || phase === 'dropped'
  const next: LeadState = {
    ...state,
    phase: isHidden ? phase : 'sending',
    posts: state.posts + 1,
    isPosting: true,
    mayRetry: false,
    mayHandOver: false,
    outcome: 'open',
  }
  return [next, [{ type: 'post', post: next.posts }]]
}

export function sent(state: LeadState): Step {
  const effects: LeadEffect[] = [{ type: 'forgetChoices' }, { type: 'clearForm' }]
  return [{ ...state, phase: 'sent', keepsMessage: false }, effects]
}

/** The page leaves; `outcome` is what is known of the lead by then. */
export function goAway(state: LeadState, outcome: 'open' | 'sent'): Step {
  const next: LeadState = { ...state, phase: 'away', leaving: 'agreed', outcome }
  const forgetEffects: LeadEffect[] = [{ type: 'forgetChoices' }, { type: 'forgetLead' }]
  return [next, [...forgetEffects, { type: 'leave' }, waitFor('goodbye', state)]]
}

/** The visitor reads that the lead did not go, with the phone number and Try again. */
export function failed(state: LeadState): Step {
  return [{ ...state, phase: 'failed', keepsMessage: false }, []]
}

/** The page can do no more with a failure. */
export const noMoreCalls = { mayRetry: false, mayHandOver: false } as const
