import type { SentContact } from './person.ts'

/**
 * Why sending a mail failed. `unreachable`: it never left (offline, blocked, no such host), or
 * something other than the service answered. `timeout`: no answer in time. `busy`: the service said
 * not now (429 or 5xx). `refused`: it said anything else.
 */
export type Reason = 'unreachable' | 'timeout' | 'refused' | 'busy'
export type MailResult = 'sent' | Reason

/** Where a lead is between the press of its button and its arrival. lead-machine.ts says how it goes on. */
export interface LeadState {
  readonly kind: 'quote' | 'inquiry'
  /**
   * `restored`: the page was loaded again before the lead was confirmed. `held`: it failed, and the
   * page keeps the visitor waiting. `failed`: the visitor reads that it did not go. `handed`: the
   * page shows elsewhere what becomes of it. `away`: the page was asked to leave. `dropped`: a new
   * lead has taken its place on screen.
   */
  readonly phase:
    | 'idle'
    | 'restored'
    | 'sending'
    | 'held'
    | 'failed'
    | 'handed'
    | 'away'
    | 'sent'
    | 'dropped'
  /** What was sent last. It stays known after a failure, because the same lead keeps its id. */
  readonly lead: Lead | undefined
  /** Whether an element shows it. */
  readonly isMounted: boolean
  /** Where the page goes after sending; '' stays. */
  readonly url: string
  /** The page's answer to the question whether it may be left; `stayed` if it agreed but is still here. */
  readonly leaving: 'notAsked' | 'agreed' | 'prevented' | 'stayed'
  /** Counts the presses, and the POSTs and failures of all of them. */
  readonly presses: number
  readonly posts: number
  readonly failures: number
  /** Whether a POST is under way. */
  readonly isPosting: boolean
  /** Whether a lead that a busy service did not take is posted once more before the failure is announced. */
  readonly mayRepeat: boolean
  /** Where a refused lead goes next, if the owner has such an account: to the newest once a press, to the reserve once a try. */
  readonly nextAccount: 'newest' | 'reserve' | 'none'
  /** Whether the page may still call `retry()` and `handOver()` of the newest failure. */
  readonly mayRetry: boolean
  readonly mayHandOver: boolean
  /** Whether the page may keep the visitor waiting: `running` from the first failure of a press, then `over`. */
  readonly hold: 'unused' | 'running' | 'over'
  /** Whether a failure's message stays on screen: while the page tries again, or the visitor changes something. */
  readonly keepsMessage: boolean
  /** Whether the page has a moment to show something itself before the element does. */
  readonly isPausing: boolean
  /** What became of it after the page was asked to leave. */
  readonly outcome: 'open' | 'sent' | 'failed'
}

/** How long each wait takes, in milliseconds. */
export const waits = {
  /** After this long without an answer the page may be left, if the POST went out. */
  silence: 2000,
  /** A page may keep the visitor waiting this long after the first failure of a press. */
  hold: 30_000,
  /** A page that was asked to leave and is still here after this long stays. */
  goodbye: 3000,
  /** The thanks for an inquiry stay, and are read out, before the page is left. */
  thanks: 1200,
  /** A page that prevented leaving may first show thanks, or another page, itself. */
  pause: 500,
} as const
export type Wait = keyof typeof waits

/** Why the page is asked whether it may be left. */
export type Occasion = 'sent' | 'silence' | 'handOver' | 'thanks'

/** What a page did in its listener for a failure. */
export interface PageCalls {
  readonly handOver: boolean
  readonly retry: boolean
  readonly preventDefault: boolean
}

export type LeadEvent =
  /** `lead` has a fresh id, which is used unless it is the same lead as before. */
  | { type: 'pressed'; lead: Lead; url: string; isRobot: boolean }
  /** The request is made; nothing of it may have left yet. */
  | { type: 'posted'; post: number }
  /** The POST has left, and arrives even if the page is left now. */
  | { type: 'wentOut'; post: number }
  | { type: 'answered'; post: number; answer: MailResult }
  /** After a refused POST: whether the owner has that account, which gets the next one. */
  | { type: 'accountFollowed'; post: number; isMoved: boolean }
  | { type: 'pageAnswered'; occasion: Occasion; isPrevented: boolean }
  | { type: 'failureHandled'; failure: number; calls: PageCalls }
  | { type: 'retried'; failure: number }
  | { type: 'handedOver'; failure: number }
  /** `of` is the press that the wait belongs to; for `silence`, the POST. */
  | { type: 'waited'; wait: Wait; of: number }
  /** The visitor changed what would be sent. */
  | { type: 'changed' }
  /** The visitor left the step, or has something else to read. */
  | { type: 'turnedAway' }
  | { type: 'mounted' }
  | { type: 'unmounted' }
  /** The browser shows the page again as it was left. */
  | { type: 'pageReturned' }
  | { type: 'dropped' }

export type LeadEffect =
  | { type: 'post'; post: number }
  /** Checks whether the POST has left; if so, `wentOut` follows. */
  | { type: 'checkWhetherOut'; post: number }
  /** Asks whether the owner has such an account; `accountFollowed` follows. */
  | { type: 'followAccount'; post: number; next: 'newest' | 'reserve' }
  | { type: 'wait'; wait: Wait; of: number }
  /** Dispatches the event that a page may prevent to stay; `pageAnswered` follows. */
  | { type: 'askPage'; occasion: Occasion }
  /** Dispatches the event of a failure; `failureHandled` follows. */
  | { type: 'announceFailure'; failure: number; reason: Reason }
  | { type: 'announceSent' }
  /** Keeps the lead's id in the tab, for a page that is loaded again; or forgets it. */
  | { type: 'rememberLead' }
  | { type: 'forgetLead' }
  /** Forgets the visitor's stored choices; or stores them again. */
  | { type: 'forgetChoices' }
  | { type: 'keepChoices' }
  | { type: 'clearForm' }
  | { type: 'leave' }
  | { type: 'startOver' }
  | { type: 'warnNotHandedOver' }

/** The result of an event. */
export type Transition = readonly [state: LeadState, effects: readonly LeadEffect[]]

/** The event changes nothing. */
export const unchanged = (state: LeadState): Transition => [state, []]

/** Asks the page whether it may be left; its answer is the next event. */
export const askPage = (state: LeadState, occasion: Occasion): Transition => [
  state,
  [{ type: 'askPage', occasion }],
]
/** Waits, for as long as the press is the newest one. */
export const waitFor = (wait: Wait, { presses }: LeadState): LeadEffect => ({
  type: 'wait',
  wait,
  of: presses,
})

/** `lead` was sent before; `isOpen` if it was on its way when the page was loaded again. */
export function newLeadState(kind: LeadState['kind'], lead?: Lead, isOpen = false): LeadState {
  return {
    kind,
    phase: lead && isOpen ? 'restored' : 'idle',
    lead,
    isMounted: false,
    url: '',
    leaving: 'notAsked',
    presses: 0,
    posts: 0,
    failures: 0,
    isPosting: false,
    mayRepeat: false,
    nextAccount: 'none',
    mayRetry: false,
    mayHandOver: false,
    hold: 'unused',
    keepsMessage: false,
    isPausing: false,
    outcome: 'open',
  }
}

/** Whether a call of the page counts: once for each failure, until a newer failure or another try. */
export function accepts(state: LeadState, call: 'retry' | 'handOver', failure: number): boolean {
  if (failure !== state.failures) return false
  return call === 'retry' ? state.mayRetry : state.mayHandOver
}

/** Whether a press of the button sends: one lead is one mail, however often it is pressed. */
export function canBePressed({ phase }: LeadState): boolean {
  return phase === 'idle' || phase === 'failed' || phase === 'restored'
}

/** Whether a lead is between its press and the message or thanks that end it. */
export function isUnderWay({ phase, isPausing }: LeadState): boolean {
  return phase === 'sending' || phase === 'held' || phase === 'away' || isPausing
}

/** The parts of a lead that distinguish it from another. */
export interface Lead {
  /** The same on every retry. */
  readonly id: string
  /** The code of the quote; for an inquiry, its service. */
  readonly subject: string
  /** Who sends it; undefined after the page was loaded again, because nobody's name is stored. */
  readonly person?: SentContact
}

/** Gives a lead the id of the lead before, if both are the same lead; otherwise it keeps its fresh id. */
export function withId(before: Lead | undefined, now: Lead): Lead {
  return before && isSameLead(before, now) ? { ...now, id: before.id } : now
}

/** Whether both have the same subject and, as far as that is known, the same email address or phone number. */
function isSameLead(before: Lead, now: Lead): boolean {
  if (before.subject !== now.subject) return false
  if (!before.person || !now.person) return true
  return before.person.email === now.person.email || before.person.phone === now.person.phone
}

/* The changes of phase that more than one event leads to; lead-machine.ts decides when. */

/** Posts the lead. If it is no longer on screen, the visitor sees nothing of this. */
export function post(state: LeadState): Transition {
  const { phase } = state
  const isHidden = phase === 'handed' || phase === 'away' || phase === 'dropped'
  const next: LeadState = {
    ...state,
    phase: isHidden ? phase : 'sending',
    posts: state.posts + 1,
    isPosting: true,
    outcome: 'open',
    ...noMoreCalls,
  }
  return [next, [{ type: 'post', post: next.posts }]]
}

export function sent(state: LeadState): Transition {
  const effects: LeadEffect[] = [{ type: 'forgetChoices' }, { type: 'clearForm' }]
  return [{ ...state, phase: 'sent', keepsMessage: false }, effects]
}

/** The page leaves; `outcome` is what is known of the lead by then. */
export function goAway(state: LeadState, outcome: 'open' | 'sent'): Transition {
  const next: LeadState = { ...state, phase: 'away', leaving: 'agreed', outcome }
  const forgetEffects: LeadEffect[] = [{ type: 'forgetChoices' }, { type: 'forgetLead' }]
  return [next, [...forgetEffects, { type: 'leave' }, waitFor('goodbye', state)]]
}

/** The visitor reads that the lead did not go, with the phone number and Try again. */
export function failed(state: LeadState): Transition {
  return [{ ...state, phase: 'failed', keepsMessage: false }, []]
}

/** The page can do no more with a failure. */
export const noMoreCalls = { mayRetry: false, mayHandOver: false } as const
