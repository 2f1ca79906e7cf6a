import { expect, test } from 'vitest'
import { nextLead } from '../../widgets/rules/lead/lead-machine.ts'
import {
  accepts,
  isUnderWay,
  type Lead,
  type LeadEffect,
  type LeadEvent,
  type LeadState,
  newLeadState,
} from '../../widgets/rules/lead/lead-state.ts'
import { rowsOf } from '../fixtures/rows-of.ts'

const listed = (cell = '') => cell.split(', ').filter(Boolean)

test.each(rowsOf('lead-journeys.txt'))('%s', (_, page, events, expected, effects) => {
  const { state, happened } = journey(listed(page), listed(events))
  for (const fact of listed(expected)) expect(factsOf(state), fact).toContain(fact)
  const [, scope = '', names = ''] = /^(=|ends)? ?(.*)$/.exec(effects ?? '') ?? []
  if (scope === '=') return expect(happened).toEqual(listed(names))
  if (scope === 'ends') return expect(happened.join(', ')).toMatch(new RegExp(`${names}$`))
  for (const effect of listed(names)) {
    const [, times, name] = /^(\d|no)? ?(.*)$/.exec(effect) ?? []
    const found = happened.filter((one) => one === name).length
    if (times) expect(found, effect).toBe(times === 'no' ? 0 : Number(times))
    else expect(happened).toContain(name)
  }
})

/** Runs events through the machine, and acts as the page and the owner. */
function journey(habits: readonly string[], events: readonly string[]) {
  const is = (habit: string) => habits.includes(habit)
  const before = { id: 'before', subject: subject() }
  const kind = is('inquiry') ? 'inquiry' : 'quote'
  let state = is('loaded again') ? newLeadState(kind, before, true) : newLeadState(kind)
  const happened: string[] = []
  let presses = 0

  function happen(event: LeadEvent) {
    const [next, effects] = nextLead(state, event)
    state = next
    for (const effect of effects) {
      happened.push(effect.type === 'wait' ? `wait for ${effect.wait}` : effect.type)
      const reaction = reactionTo(effect)
      if (reaction) happen(reaction)
    }
  }

  function reactionTo(effect: LeadEffect): LeadEvent | undefined {
    switch (effect.type) {
      case 'askPage':
        return { ...effect, type: 'pageAnswered', isPrevented: is('prevents') }
      case 'checkWhetherOut':
        return is('not out') ? undefined : { ...effect, type: 'wentOut' }
      case 'followAccount':
        if (is('looking up')) return undefined
        return {
          ...effect,
          type: 'accountFollowed',
          isMoved: is(effect.next === 'newest' ? 'moved' : 'reserve'),
        }
      case 'announceFailure': {
        const calls = {
          handOver: is('takes over'),
          retry: is('retries'),
          preventDefault: is('holds'),
        }
        return { type: 'failureHandled', failure: effect.failure, calls }
      }
      default:
        return undefined
    }
  }

  function eventOf(text: string): LeadEvent {
    const [name = '', number] = text.split('@')
    const post = Number(number ?? state.posts)
    const { failures: failure } = state
    if (/^(press|robot)/.test(name)) {
      presses++
      const url = is('no page') ? '' : '/thanks'
      return { type: 'pressed', lead: leadOf(name, presses), url, isRobot: name === 'robot' }
    }
    switch (name) {
      case 'sent':
      case 'busy':
      case 'refused':
      case 'unreachable':
      case 'timeout':
        return { type: 'answered', post, answer: name }
      case 'posted':
      case 'wentOut':
        return { type: name, post }
      case 'silence':
        return { type: 'waited', wait: name, of: post }
      case 'hold':
      case 'goodbye':
      case 'pause':
      case 'thanks':
        return { type: 'waited', wait: name, of: Number(number ?? state.presses) }
      case 'retry':
        return { type: 'retried', failure }
      case 'handOver':
        return { type: 'handedOver', failure }
      default:
        return { type: name } as LeadEvent
    }
  }

  happen({ type: 'mounted' })
  for (const text of events) happen(eventOf(text))
  return { state, happened }
}

/** The lead of a press such as `press with another email and phone`. */
function leadOf(press: string, number: number): Lead {
  const other = (part: string) => (press.includes(part) ? 'another' : 'one')
  const person = { name: '', email: other('email'), phone: other('phone'), preferredDay: '' }
  return { id: `${number}`, subject: subject(other('subject')), person }
}

function subject(which = 'one') {
  return `${which} quote`
}

/** What a row can say of a state. */
function factsOf(state: LeadState): string[] {
  const fields = Object.entries(state).map(([name, value]) => {
    const isFlag = typeof value === 'boolean' || name === 'lead'
    return isFlag ? `${value ? '' : 'not '}${name}` : `${name} ${value}`
  })
  const calls = (['retry', 'handOver'] as const).flatMap((call) =>
    [1, 2].map((failure) => `may ${accepts(state, call, failure) ? '' : 'not '}${call} ${failure}`),
  )
  const way = `${isUnderWay(state) ? '' : 'not '}under way`
  return [state.phase, `id ${state.lead?.id}`, way, ...fields, ...calls]
}
