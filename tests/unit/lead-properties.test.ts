import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../widgets/rules/lead/lead-state.ts'
import {
  createWorld,
  type Document,
  longestSending,
  type OwnerHabits,
  type PageHabits,
  type Treatment,
} from './lead-world.ts'

/*
 * For any events in any order: there are no thanks for a lost lead, no lead has two ids, no id has two leads, and every
 * visitor ends at thanks or at a message.
 */

const sam = { email: 'sam@sample.example', phone: '6045550199' }
const people = [
  sam,
  { email: 'sam@other.example', phone: '6045550199' },
  { email: 'ann@sample.example', phone: '6045550100' },
]

const treatment: fc.Arbitrary<Treatment> = fc.record({
  answer: fc.constantFrom('sent', 'sent', 'busy', 'refused', 'unreachable', 'timeout'),
  goesOut: fc.constantFrom(true, true, false),
  arrives: fc.boolean(),
  after: fc.constantFrom(0, 100, 1900, 2100, 6000, 20_000),
})

const habits: fc.Arbitrary<PageHabits> = fc.record({
  keepsVisitors: fc.boolean(),
  prevents: fc.boolean(),
  retries: fc.boolean(),
  handsOver: fc.boolean(),
  retriesAfter: fc.constantFrom(undefined, 0, 500, 3000, 40_000),
})

const owner: fc.Arbitrary<OwnerHabits> = fc.record({
  isMoved: fc.boolean(),
  lookUp: fc.constantFrom(0, 300, 5000),
  reserve: fc.array(treatment, { maxLength: 3 }),
})

const plainActs = [
  ...(['change', 'turnAway', 'reset', 'unmount', 'mountAgain', 'comeBack'] as const),
  ...(['reload', 'copy'] as const),
]

type Act =
  | { do: 'press'; subject: string; person: number }
  | { do: 'wait'; milliseconds: number }
  | { do: 'setClock'; hours: number }
  | { do: (typeof plainActs)[number] }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      subject: fc.constantFrom('1.r', '1.a'),
      person: fc.nat({ max: people.length - 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(0, 50, 600, 2000, 3100, 12_000, 31_000),
    }),
  },
  fc.record({ do: fc.constant('setClock' as const), hours: fc.constantFrom(-1, 1, 24) }),
  fc.record({ do: fc.constantFrom(...plainActs) }),
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Checks, at each press that counts, which ids one visitor's leads may share and which they may not. */
function pressed(document: Document, before: ReturnType<Document['state']>) {
  const now = document.state()
  if (now.presses === before.presses || !now.lead || !before.lead) return
  const isSame = now.lead.id === before.lead.id
  const isAbout = now.lead.subject === before.lead.subject
  const one = now.lead.person
  const other = before.lead.person
  const isPerson = !other || one?.email === other.email || one?.phone === other.phone
  expect(isSame).toBe(isAbout && isPerson)
}

async function perform(world: ReturnType<typeof createWorld>, acts: Act[], documents: Document[]) {
  const tabs = documents.map((_, index) => index)
  let current = 0
  for (const one of acts) {
    const document = documents[current] as Document
    const before = document.state()
    switch (one.do) {
      case 'press':
        document.press(one.subject, people[one.person] ?? sam)
        pressed(document, before)
        break
      case 'wait':
        await vi.advanceTimersByTimeAsync(one.milliseconds)
        break
      case 'setClock':
        world.setClock(one.hours)
        break
      case 'reload': {
        document.leave()
        documents[current] = world.open(tabs[current] ?? 0)
        break
      }
      case 'copy':
        tabs.push(tabs.length)
        documents.push(world.copy(tabs[current] ?? 0, tabs.length - 1))
        current = documents.length - 1
        break
      default:
        document[one.do]()
    }
    for (const each of documents) {
      each.check()
      const { phase, isPosting } = each.state()
      expect(phase === 'failed' && isPosting, 'a message while it is sent').toBe(false)
    }
  }
}

test('whatever order presses, answers, failures, retries, reloads, copies and clocks come in, no lead is lost silently, doubled or mixed up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('quote' as const, 'inquiry' as const),
      fc.constantFrom('', '/thanks'),
      habits,
      owner,
      fc.array(treatment, { minLength: 1, maxLength: 6 }),
      fc.array(act, { maxLength: 14 }),
      async (kind, url, page, owner, treatments, acts) => {
        vi.clearAllTimers()
        const world = createWorld(kind, url, page, treatments, owner)
        const documents = [world.open(0)]
        await perform(world, acts, documents)
        await vi.advanceTimersByTimeAsync(longestSending(owner) + 60_000)
        for (const document of documents) {
          document.check()
          const { phase, keepsMessage } = document.state()
          const ended = !isUnderWay(document.state()) || phase === 'away' || keepsMessage
          expect(ended, phase).toBe(true)
        }
        expect(world.faults).toEqual([])
        for (const id of new Set(world.posts.map((post) => post.id))) {
          const sent = world.posts.filter((post) => post.id === id)
          expect(new Set(sent.map(({ subject }) => subject)).size).toBe(1)
          expect(new Set(sent.map(({ tab }) => tab)).size).toBe(1)
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 1000) },
  )
})

test('with a used-up quota and a reserve account no lead is lost, and no visitor reads that it failed', async () => {
  const soon = fc.constantFrom(0, 100, 1900)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('quote' as const, 'inquiry' as const),
      fc.constantFrom('', '/thanks'),
      habits,
      fc.record({ isMoved: fc.boolean(), lookUp: fc.constantFrom(0, 300, 5000) }),
      soon,
      // A reserve that is busy gets the lead once more.
      fc.boolean(),
      soon,
      async (kind, url, page, owner, after, isBusy, reserveAfter) => {
        vi.clearAllTimers()
        const out = { goesOut: true, arrives: false }
        const treatmentOf = (answer: 'busy' | 'sent') => ({ ...out, answer, after: reserveAfter })
        const reserve = [...(isBusy ? [treatmentOf('busy')] : []), treatmentOf('sent')]
        const world = createWorld(kind, url, page, [{ ...out, answer: 'refused', after }], {
          ...owner,
          reserve,
        })
        const document = world.open(0)
        document.press('1.r', sam)
        await vi.advanceTimersByTimeAsync(longestSending({ ...owner, reserve }))
        expect(world.faults).toEqual([])
        expect(document.state()).toMatchObject({ failures: 0, isPosting: false })
        expect(new Set(world.posts.map(({ id }) => id)).size).toBe(1)
        const refused = world.posts.filter(({ isReserve }) => !isReserve)
        expect(refused).toHaveLength(owner.isMoved ? 2 : 1)
        expect(world.posts.filter(({ arrives }) => arrives)).toMatchObject([{ isReserve: true }])
      },
    ),
    { numRuns: 100 },
  )
})

test.each([
  { isMoved: false, hasReserve: false },
  { isMoved: true, hasReserve: false },
  { isMoved: false, hasReserve: true },
  { isMoved: true, hasReserve: true },
])('"Sending" ends when the slowest lead of all has failed: %o', async (owner) => {
  vi.clearAllTimers()
  const slow = (answer: 'busy' | 'refused'): Treatment => ({
    answer,
    goesOut: true,
    arrives: false,
    after: 20_000,
  })
  const reserve = owner.hasReserve ? [slow('refused')] : []
  const accounts = { isMoved: owner.isMoved, lookUp: 5000, reserve }
  const waits = { keepsVisitors: false, prevents: true, retries: false, handsOver: false }
  const page = { ...waits, retriesAfter: 29_999 }
  const treatments = [slow('busy'), ...Array(3).fill(slow('refused'))]
  const world = createWorld('inquiry', '', page, treatments, accounts)
  const document = world.open(0)
  document.press('1.r', sam)
  await vi.advanceTimersByTimeAsync(longestSending(accounts) - 2)
  expect(document.state()).toMatchObject({ phase: 'sending', keepsMessage: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(document.state().failures).toBe(2)
  expect(isUnderWay(document.state()) && !document.state().keepsMessage).toBe(false)
  expect(world.faults).toEqual([])
})
