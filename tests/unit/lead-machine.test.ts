import { describe, expect, test } from 'vitest'
import { nextLead } from '../../widgets/rules/lead/lead-machine.ts'
import {
  accepts,
  type LeadEffect,
  type LeadEvent,
  type LeadState,
  type MailResult,
  newLeadState,
} from '../../widgets/rules/lead/lead-state.ts'

const person = { email: 'sam@sample.example', phone: '6045550199' }
const lead = { id: 'fresh', subject: '1.r.1-0-0-0.o.0', person }

/** A lead of a quote whose page goes to an address after sending, in an element. */
const shown: LeadState = { ...newLeadState('quote'), isMounted: true }
const press = (url = '/thanks', about = lead): LeadEvent => ({
  type: 'pressed',
  lead: about,
  url,
  isRobot: false,
})
const nothing = { handOver: false, retry: false, preventDefault: false }

/** The page's acts: whether it prevents leaving, and the functions that it calls after a failure. */
interface Page {
  prevents?: boolean
  calls?: Partial<typeof nothing>
  /** Whether the owner has another account by now. */
  isMoved?: boolean
  /** Whether a POST without an answer has left. */
  isOut?: boolean
}

/** Runs events through the machine, and acts as the page; `happened` lists the names of the effects. */
function run(start: LeadState, events: LeadEvent[], page: Page = {}) {
  let state = start
  const happened: string[] = []
  const happen = (event: LeadEvent) => {
    const [next, effects] = nextLead(state, event)
    state = next
    for (const effect of effects) {
      happened.push(nameOf(effect))
      if (effect.type === 'askPage')
        happen({
          type: 'pageAnswered',
          occasion: effect.occasion,
          isPrevented: page.prevents ?? false,
        })
      if (effect.type === 'checkWhetherOut' && (page.isOut ?? true))
        happen({ type: 'wentOut', post: effect.post })
      if (effect.type === 'followAccount')
        happen({
          type: 'accountFollowed',
          post: effect.post,
          isMoved: page.isMoved ?? false,
        })
      if (effect.type === 'announceFailure')
        happen({
          type: 'failureHandled',
          failure: effect.failure,
          calls: { ...nothing, ...page.calls },
        })
    }
  }
  for (const event of events) happen(event)
  return { state, happened }
}

const nameOf = (effect: LeadEffect) =>
  effect.type === 'wait' ? `wait for ${effect.wait}` : effect.type

const answered = (answer: MailResult, post = 1): LeadEvent => ({ type: 'answered', post, answer })
const silent: LeadEvent = { type: 'waited', wait: 'silence', of: 1 }
const waited = (wait: 'hold' | 'goodbye' | 'pause' | 'thanks'): LeadEvent => ({
  type: 'waited',
  wait,
  of: 1,
})
const phaseAfter = (events: LeadEvent[], page?: Page, start = shown) =>
  run(start, events, page).state.phase

describe('a lead that arrives', () => {
  test('is announced and counted, and the page leaves', () => {
    const { state, happened } = run(shown, [press(), answered('sent')])
    expect(happened).toEqual([
      'rememberLead',
      'post',
      'forgetLead',
      'announceSent',
      'askPage',
      'forgetChoices',
      'forgetLead',
      'leave',
      'wait for goodbye',
    ])
    expect(state.phase).toBe('away')
  })

  test('gets thanks in place where the page stays: by itself, or because it prevents leaving', () => {
    expect(phaseAfter([press(''), answered('sent')])).toBe('sent')
    const kept = run(shown, [press(), answered('sent')], { prevents: true })
    expect(kept.state).toMatchObject({ phase: 'sent', isPausing: true })
    expect(nextLead(kept.state, waited('pause'))[0].isPausing).toBe(false)
  })

  test('asks the page once whether it may leave, also after two seconds without an answer', () => {
    const { state, happened } = run(shown, [press(), silent, answered('sent')], { prevents: true })
    expect(happened.filter((name) => name === 'askPage')).toHaveLength(1)
    expect(state).toMatchObject({ phase: 'sent', isPausing: false })
  })

  test('moves nobody away after its element was removed', () => {
    const { state, happened } = run(shown, [press(), { type: 'unmounted' }, answered('sent')])
    expect(happened).not.toContain('askPage')
    expect(happened).toContain('announceSent')
    expect(state.phase).toBe('sent')
  })

  test('as an inquiry gets thanks first and leaves then, unless somebody writes another', () => {
    const inquiry: LeadState = { ...newLeadState('inquiry'), isMounted: true }
    const events = [press(), answered('sent'), waited('thanks')]
    expect(run(inquiry, events).happened).toContain('leave')
    expect(run(inquiry, events, { prevents: true }).happened).not.toContain('leave')
    const typing = [press(), answered('sent'), { type: 'changed' } as const, waited('thanks')]
    expect(run(inquiry, typing)).toMatchObject({ state: { phase: 'idle', lead: undefined } })
    expect(run(inquiry, typing).happened).not.toContain('leave')
  })
})

describe('two seconds without an answer', () => {
  test('make the page leave, and the stored answers are removed', () => {
    const { state, happened } = run(shown, [press(), silent])
    expect(state).toMatchObject({ phase: 'away', outcome: 'open' })
    expect(happened).toEqual(
      expect.arrayContaining(['askPage', 'forgetChoices', 'forgetLead', 'leave']),
    )
  })

  test('are counted from when a mail is sent, again for each mail', () => {
    expect(run(shown, [press()]).happened).not.toContain('wait for silence')
    expect(run(shown, [press(), { type: 'posted', post: 1 }]).happened).toContain(
      'wait for silence',
    )
    expect(phaseAfter([press(), answered('busy'), silent])).toBe('sending')
    const again: LeadEvent = { type: 'waited', wait: 'silence', of: 2 }
    expect(phaseAfter([press(), answered('busy'), again])).toBe('away')
  })

  test('change nothing while the mail has not left, or once it was answered', () => {
    const waiting = run(shown, [press(), silent], { isOut: false })
    expect(waiting.state.phase).toBe('sending')
    expect(waiting.happened).not.toContain('askPage')
    const late: LeadEvent = { type: 'wentOut', post: 1 }
    const failed = [press(), silent, answered('unreachable'), late]
    expect(phaseAfter(failed, { isOut: false })).toBe('failed')
  })

  test('change nothing where there is no page to go to', () => {
    expect(phaseAfter([press(''), silent])).toBe('sending')
  })
})

describe('a lead that fails', () => {
  test('is retried once when the service is busy, and nobody notices', () => {
    const { happened } = run(shown, [press(), answered('busy')])
    expect(happened.filter((name) => name === 'post')).toHaveLength(2)
    expect(happened).not.toContain('announceFailure')
    const twice = run(shown, [press(), answered('busy'), answered('busy', 2)])
    expect(twice.happened).toContain('announceFailure')
    expect(twice.state.phase).toBe('failed')
  })

  test.each(['unreachable', 'timeout', 'refused'] as const)(
    'because it was %s is never retried by itself, and never leaves the page',
    (answer) => {
      const { state, happened } = run(shown, [press(), answered(answer)])
      expect(state.phase).toBe('failed')
      expect(happened.filter((name) => name === 'post')).toHaveLength(1)
      expect(happened).not.toContain('askPage')
    },
  )

  test('is sent again when it was refused and the owner has another account, and nobody notices', () => {
    const moved = { isMoved: true }
    const { state, happened } = run(shown, [press(), answered('refused')], moved)
    expect(happened.filter((name) => name === 'post')).toHaveLength(2)
    expect(happened).not.toContain('announceFailure')
    expect(state.lead?.id).toBe('fresh')
    const twice = run(shown, [press(), answered('refused'), answered('refused', 2)], moved)
    expect(twice.happened.filter((name) => name === 'post')).toHaveLength(2)
    expect(twice.state.phase).toBe('failed')
  })

  test('does not leave the page while its account is looked up', () => {
    const [refused] = nextLead(run(shown, [press()]).state, {
      type: 'answered',
      post: 1,
      answer: 'refused',
    })
    const { state, happened } = run(refused, [silent])
    expect(state.phase).toBe('sending')
    expect(happened).not.toContain('askPage')
  })

  test('waits for a page that prevents the event, for at most 30 seconds', () => {
    const page = { calls: { preventDefault: true } }
    expect(phaseAfter([press(), answered('refused')], page)).toBe('held')
    expect(phaseAfter([press(), answered('refused'), waited('hold')], page)).toBe('failed')
    const retry: LeadEvent = { type: 'retried', failure: 1 }
    const late = run(
      shown,
      [press(), answered('refused'), retry, waited('hold'), answered('refused', 2)],
      page,
    )
    expect(late.state.phase).toBe('failed')
    expect(late.happened.filter((name) => name === 'wait for hold')).toHaveLength(1)
  })

  test('is sent again by retry(), in the listener or later, whether or not it was prevented', () => {
    const at = run(shown, [press(), answered('refused'), answered('sent', 2)], {
      calls: { retry: true },
    })
    expect(at.state.phase).toBe('away')
    const retry: LeadEvent = { type: 'retried', failure: 1 }
    for (const page of [{}, { calls: { preventDefault: true } }]) {
      const later = run(shown, [press(), answered('refused'), retry, answered('sent', 2)], page)
      expect(later.state.phase).toBe('away')
      expect(later.happened.filter((name) => name === 'post')).toHaveLength(2)
    }
  })

  test('can be sent again only once for each failure, and only for the newest one', () => {
    const { state } = run(shown, [press(), answered('refused')])
    expect(accepts(state, 'retry', 1)).toBe(true)
    const [sending] = nextLead(state, { type: 'retried', failure: 1 })
    expect(accepts(sending, 'retry', 1)).toBe(false)
    const failedAgain = run(sending, [answered('refused', 2)]).state
    expect(accepts(failedAgain, 'retry', 1)).toBe(false)
    expect(accepts(failedAgain, 'retry', 2)).toBe(true)
  })

  test('can no longer be retried by the page once the visitor changed something or left the step', () => {
    for (const type of ['changed', 'turnedAway'] as const) {
      const { state } = run(shown, [press(), answered('refused'), { type }])
      expect(state.phase).toBe('idle')
      expect(accepts(state, 'retry', 1)).toBe(false)
      expect(accepts(state, 'handOver', 1)).toBe(false)
    }
  })

  test('keeps its message while the visitor corrects something, and loses it when they leave the step', () => {
    const corrected = run(shown, [press(), answered('refused'), { type: 'changed' }]).state
    expect(corrected.keepsMessage).toBe(true)
    expect(run(corrected, [{ type: 'turnedAway' }]).state.keepsMessage).toBe(false)
  })

  test('shows its message at once to a visitor who changes something while the page waits', () => {
    const page = { calls: { preventDefault: true } }
    const { state } = run(shown, [press(), answered('refused'), { type: 'changed' }], page)
    expect(state.phase).toBe('failed')
    expect(accepts(state, 'retry', 1)).toBe(false)
  })

  test('keeps its message after the 30 seconds while the page tries again, until it arrives', () => {
    const page = { calls: { preventDefault: true } }
    const events = [press(), answered('refused'), waited('hold')]
    const retry: LeadEvent = { type: 'retried', failure: 1 }
    const { state } = run(shown, [...events, retry], page)
    expect(state).toMatchObject({ phase: 'sending', keepsMessage: true })
    expect(run(state, [answered('sent', 2)], { prevents: true }).state.keepsMessage).toBe(false)
  })
})

describe('a lead that a page takes over', () => {
  const handOver = { prevents: true, calls: { handOver: true } }

  test('frees the form, continues only by retry(), and never affects a newer lead', () => {
    const { state, happened } = run(shown, [press(), answered('refused')], handOver)
    expect(state.phase).toBe('handed')
    expect(happened).toEqual(expect.arrayContaining(['askPage', 'forgetChoices']))
    expect(happened).not.toContain('forgetLead')
    const after = run(state, [{ type: 'retried', failure: 1 }, answered('sent', 2)])
    expect(after.state.phase).toBe('handed')
    expect(after.happened).toEqual(['post', 'forgetLead', 'announceSent'])
    const failing = run(state, [{ type: 'retried', failure: 1 }, answered('refused', 2)])
    expect(accepts(failing.state, 'retry', 2)).toBe(true)
    expect(failing.state.phase).toBe('handed')
  })

  test('starts a new quote when the element is still there after a moment', () => {
    const { state } = run(shown, [press(), answered('refused')], handOver)
    expect(run(state, [waited('pause')]).happened).toEqual(['startOver'])
    expect(run(state, [{ type: 'unmounted' }, waited('pause')]).happened).toEqual([])
  })

  test('is not taken over when the page would leave: the visitor reads that it failed', () => {
    const { state, happened } = run(shown, [press(), answered('refused')], {
      calls: { handOver: true },
    })
    expect(state.phase).toBe('failed')
    expect(happened).toContain('warnNotHandedOver')
    expect(happened).not.toContain('leave')
  })

  test('is not taken over when the page agreed to leave, but is still here', () => {
    const stayed = [press(), silent, waited('goodbye'), answered('timeout')]
    const { state } = run(shown, stayed)
    const late = run(state, [{ type: 'handedOver', failure: 1 }], { prevents: true })
    expect(late.state.phase).toBe('failed')
    expect(late.happened).toContain('warnNotHandedOver')
  })

  test('asks the page only once whether it may be left', () => {
    const { happened } = run(shown, [press(), silent, answered('timeout')], handOver)
    expect(happened.filter((name) => name === 'askPage')).toHaveLength(1)
  })

  test('stays with a page that keeps the visitor and removes the element, too', () => {
    const kept = run(shown, [press(), silent, { type: 'unmounted' }], { prevents: true })
    expect(kept.state.phase).toBe('handed')
    expect(kept.happened).toContain('forgetChoices')
    expect(phaseAfter([press(), { type: 'unmounted' }], { prevents: true })).toBe('sending')
  })

  test('can be taken over later, but an inquiry cannot', () => {
    const failed = run(shown, [press(), answered('refused')]).state
    const later = run(failed, [{ type: 'handedOver', failure: 1 }], { prevents: true })
    expect(later.state.phase).toBe('handed')
    const inquiry = run({ ...newLeadState('inquiry'), isMounted: true }, [
      press(),
      answered('refused'),
    ])
    expect(accepts(inquiry.state, 'handOver', 1)).toBe(false)
  })
})

describe('a page that was asked to leave', () => {
  test.each<[MailResult | 'nothing', LeadState['phase']]>([
    ['nothing', 'sending'],
    ['refused', 'failed'],
    ['sent', 'sent'],
  ])('and is still here shows what is known so far: after %s, %s', (answer, phase) => {
    const events = answer === 'nothing' ? [] : [answered(answer)]
    const { state, happened } = run(shown, [press(), silent, ...events, waited('goodbye')])
    expect(state.phase).toBe(phase)
    expect(happened.includes('keepChoices')).toBe(phase !== 'sent')
  })

  test('and to which the visitor returns starts a new quote if the lead has arrived', () => {
    const away = [press(), answered('sent')]
    expect(run(shown, [...away, { type: 'pageReturned' }]).happened.at(-1)).toBe('startOver')
    const failed = [press(), silent, answered('refused'), { type: 'pageReturned' } as const]
    expect(phaseAfter(failed)).toBe('failed')
  })
})

describe('a lead keeps its id', () => {
  const other = (given: object) => ({ ...lead, id: 'other', ...given })
  const idAfter = (about: typeof lead, start = run(shown, [press(), answered('refused')]).state) =>
    run(start, [press('/thanks', about)]).state.lead?.id

  test('for the same quote of the same person', () => {
    expect(idAfter(other({}))).toBe('fresh')
    expect(idAfter(other({ person: { ...person, email: 'new@sample.example' } }))).toBe('fresh')
    expect(idAfter(other({ person: { ...person, phone: '6045550100' } }))).toBe('fresh')
  })

  test('but another quote, or another person, gets another', () => {
    expect(idAfter(other({ subject: '1.a' }))).toBe('other')
    const somebody = { email: 'ann@sample.example', phone: '6045550100' }
    expect(idAfter(other({ person: somebody }))).toBe('other')
  })

  test('when the page is loaded again, whoever sends it', () => {
    const restored = newLeadState('quote', { id: 'kept', subject: lead.subject }, true)
    expect(restored.phase).toBe('restored')
    expect(idAfter(lead, restored)).toBe('kept')
    expect(idAfter(other({ subject: '1.a' }), restored)).toBe('other')
  })
})

test('pressing again while a lead is sent, kept or has left sends nothing more', () => {
  const posts = (happened: string[]) => happened.filter((name) => name === 'post').length
  expect(posts(run(shown, [press(), press(), press()]).happened)).toBe(1)
  const preventing = { calls: { preventDefault: true } }
  expect(posts(run(shown, [press(), answered('refused'), press()], preventing).happened)).toBe(1)
  expect(posts(run(shown, [press(), silent, press()]).happened)).toBe(1)
})

test('a robot is thanked, and nothing is sent, announced or counted', () => {
  const { state, happened } = run(shown, [{ ...press(), isRobot: true } as LeadEvent])
  expect(state.phase).toBe('sent')
  expect(happened).toEqual(['forgetChoices', 'clearForm'])
})

test('a lead whose form was removed arrives, is announced, and shows nothing', () => {
  const dropped = run(shown, [press(), { type: 'dropped' }]).state
  expect(run(dropped, [answered('sent')]).happened).toEqual(['forgetLead', 'announceSent'])
  const failed = run(dropped, [answered('refused')])
  expect(failed.happened).toEqual(['followAccount', 'announceFailure'])
  expect(accepts(failed.state, 'retry', 1)).toBe(false)
})

test('an answer to an older mail changes nothing', () => {
  const failed = run(shown, [press(), answered('refused')]).state
  const pressed = run(failed, [press()]).state
  expect(run(pressed, [answered('sent', 1)]).state).toEqual(pressed)
})

test('a wait that started with an older press changes nothing', () => {
  const page = { calls: { preventDefault: true } }
  const failed = run(shown, [press(), answered('refused'), waited('hold')], page).state
  const preventing = run(failed, [press(), answered('refused', 2)], page).state
  expect(run(preventing, [waited('hold')]).state.phase).toBe('held')
})
