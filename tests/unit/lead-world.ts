import { vi } from 'vitest'
import type { LeadDraft } from '../../widgets/lead/lead-draft.ts'
import { type FormElement, LeadForm } from '../../widgets/lead/lead-form.ts'
import type { LeadState, MailResult } from '../../widgets/rules/lead/lead-state.ts'
import { isUnderWay } from '../../widgets/rules/lead/lead-state.ts'
import type { Person } from '../../widgets/rules/lead/person.ts'
import { stubTab } from './tab.ts'

/** How the mail service, or the connection to it, treats a POST. */
export interface Treatment {
  answer: MailResult
  /** Whether the POST leaves; where its preflight fails, it does not. */
  goesOut: boolean
  /** Whether the mail arrives, also where its answer is lost. */
  arrives: boolean
  /** Milliseconds until the answer. */
  after: number
}

/** The behaviour of the host's page. */
export interface PageHabits {
  keepsVisitors: boolean
  /** The page's act in its listener for a failure. */
  prevents: boolean
  retries: boolean
  handsOver: boolean
  /** Milliseconds after a failure until the page retries again; it does not where this is undefined. */
  retriesAfter: number | undefined
}

/** The accounts of an owner, as a page finds them. */
export interface OwnerHabits {
  /** Whether leads go to another account by now. */
  isMoved: boolean
  /** Milliseconds until that is known. */
  lookUp: number
  /** How each POST to the owner's reserve account is treated, in turn; empty if the owner has no reserve account. */
  reserve: Treatment[]
}

const noAnswer = 20_000
const held = 30_000

/**
 * The longest that a visitor reads "Sending" after a press, in milliseconds: there may be a POST, another as the
 * service was busy, a look-up of the owner's account and a POST to it, and one to the reserve. Then a page may keep the
 * visitor for 30 seconds, and a try that is under way at their end is awaited: a POST, and one more to the other account.
 */
export function longestSending({ isMoved, lookUp, reserve }: OwnerHabits): number {
  const toReserve = reserve.length > 0 ? noAnswer : 0
  const firstTry = 2 * noAnswer + lookUp + (isMoved ? noAnswer : 0) + toReserve
  return firstTry + held + noAnswer + toReserve
}

interface Post {
  id: string
  subject: string
  person: { email: string; phone: string }
  tab: number
  /** Whether it goes to the reserve. */
  isReserve: boolean
  arrives: boolean
}

interface Details {
  lead_id: string
  retry(): boolean
  handOver?(): boolean
}

/** The number of failures that a page reacts to. */
const longestPatience = 20

/** Simulates everything around a lead without a browser: a mail service, a page, tabs, and a visitor. */
export function createWorld(
  kind: LeadState['kind'],
  url: string,
  habits: PageHabits,
  treatments: Treatment[],
  owner: OwnerHabits = { isMoved: false, lookUp: 0, reserve: [] },
) {
  const browser = stubTab()
  const posts: Post[] = []
  const faults: string[] = []
  let failures = 0
  const postsGone = { own: 0, reserve: 0 }

  /** Sends a mail; tells whether it went out, and its result. */
  function treat(post: Omit<Post, 'arrives'>) {
    const all = post.isReserve ? owner.reserve : treatments
    const number = postsGone[post.isReserve ? 'reserve' : 'own']++
    const treatment = all[number % all.length] as Treatment
    const { goesOut, arrives, after } = treatment
    const answer = goesOut ? treatment.answer : 'unreachable'
    if (goesOut) posts.push({ ...post, arrives: arrives || answer === 'sent' })
    const result = new Promise<MailResult>((resolve) => setTimeout(resolve, after, answer))
    return { goesOut, result }
  }

  /** A document in a tab; `key` is where the tab stores its lead. */
  function open(tab: number) {
    let isHere = true
    let form: LeadForm<Person>
    let confirmed = new Set<string>()
    const formOwner: FormElement<Person> = {
      // The code under test only asks an element whether it is in the page.
      host: { isConnected: true } as Element,
      blank: { name: '', email: '', phone: '' },
      errorsOf: () => ({}),
      forgetChoices() {},
      keepChoices() {},
      startOver: () => form.reset(),
      emit(name, detail) {
        const { lead_id: id, retry, handOver } = detail as Details
        if (name.endsWith('submit')) return !habits.keepsVisitors
        if (name.endsWith('sent')) {
          if (!posts.some((post) => post.id === id && post.arrives))
            faults.push(`${id} is announced in vain`)
          confirmed = confirmed.add(id)
          return true
        }
        if (habits.handsOver) handOver?.()
        failures++
        // A page that retries for ever would keep the test from ending.
        if (failures > longestPatience) return !habits.prevents
        if (habits.retries) {
          const isAccepted = retry()
          if (isAccepted && retry()) faults.push('one failure is retried twice')
        }
        if (habits.retriesAfter !== undefined) setTimeout(retry, habits.retriesAfter)
        return !habits.prevents
      },
    }
    form = new LeadForm(kind, `lead-${tab}`, formOwner)
    let unmount = form.mount()
    let pressedAt = 0

    const draftOf = (subject: string, person: Post['person']): LeadDraft => ({
      subject,
      person: { name: '', preferredDay: '', ...person },
      url,
      isRobot: false,
      detail: {},
      writeMail(id) {
        let isOut = false
        let isReserve = false
        return {
          send(onPost) {
            onPost?.()
            const { goesOut, result } = treat({ id, subject, person, tab, isReserve })
            isOut = goesOut
            return result
          },
          isOut: async () => isOut,
          async followAccount(next) {
            if (next === 'newest')
              return new Promise((resolve) => setTimeout(resolve, owner.lookUp, owner.isMoved))
            if (owner.reserve.length > 0) isReserve = !isReserve
            return owner.reserve.length > 0
          },
        }
      },
      count() {},
      countFailure() {},
      leave() {
        const { lead } = form.state().lead
        const mayArrive = posts.some((post) => post.id === lead?.id)
        if (!mayArrive) faults.push('the page is left for a lead that was not sent')
      },
    })

    return {
      form,
      press(subject: string, person: Post['person']) {
        if (!isUnderWay(form.state().lead)) {
          pressedAt = performance.now()
          setTimeout(check, longestSending(owner) + 1)
        }
        form.press(() => draftOf(subject, person))
        check()
      },
      change: () => form.type({ name: 'Sam' }),
      turnAway: () => form.turnAway(),
      reset: () => form.reset(),
      unmount: () => unmount(),
      mountAgain() {
        unmount()
        form.beginVisit(formOwner)
        unmount = form.mount()
      },
      /** The browser shows it again as it was left. */
      comeBack() {
        browser.leave()
        browser.show()
        form.pageReturned()
      },
      /** The page is left, and later events reach nobody. */
      leave() {
        unmount()
        browser.leave()
        isHere = false
      },
      state: () => form.state().lead,
      check,
    }

    function check() {
      if (!isHere) return
      const { phase, lead, isPausing, keepsMessage } = form.state().lead
      const isThanked = phase === 'sent' && !isPausing
      if (isThanked && lead && !posts.some((post) => post.id === lead.id && post.arrives))
        faults.push('the visitor is thanked in vain')
      const isSending = (phase === 'sending' && !keepsMessage) || phase === 'held'
      if (isSending && performance.now() - pressedAt > longestSending(owner))
        faults.push(`"Sending" does not end: ${phase}`)
    }
  }

  return {
    posts,
    faults,
    open,
    /** The tab is copied while its page is open. */
    copy(from: number, to: number) {
      const stored = browser.stored.get(`lead-${from}`)
      if (stored) browser.stored.set(`lead-${to}`, stored)
      return open(to)
    },
    setClock: (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000),
  }
}

export type Document = ReturnType<ReturnType<typeof createWorld>['open']>
