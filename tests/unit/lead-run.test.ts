import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LeadDraft } from '../../widgets/lead/lead-draft.ts'
import { leadMemory } from '../../widgets/lead/lead-memory.ts'
import { type LeadRun, leadRun } from '../../widgets/lead/lead-run.ts'
import { stubTab } from './tab.ts'

beforeEach(() => {
  stubTab()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nothing = () => {}

/** A lead that is refused; `onFailure` is the page's reaction, which gets `retry()`. */
async function refused(onFailure: (run: LeadRun, retry: () => boolean) => void) {
  let posts = 0
  const run = leadRun('quote', leadMemory('lead'), { lead: undefined, isOpen: false }, nothing)
  run.showIn({
    emit: (name, detail) => {
      if (name === 'quotefailed') onFailure(run, (detail as { retry(): boolean }).retry)
      return true
    },
    forgetChoices: nothing,
    keepChoices: nothing,
    clearForm: nothing,
    startOver: nothing,
  })
  const draft: LeadDraft = {
    subject: '1.r',
    person: { name: '', email: 'sam@sample.example', phone: '6045550199', preferredDay: '' },
    url: '',
    isRobot: false,
    detail: {},
    writeMail: () => ({
      send: async () => {
        posts++
        return posts === 1 ? 'refused' : 'sent'
      },
      isOut: async () => true,
      followAccount: async () => false,
    }),
    count: nothing,
    countFailure: nothing,
    leave: nothing,
  }
  run.press(draft)
  await vi.runAllTimersAsync()
  return posts
}

test('retry() in a listener returns true only once', async () => {
  const answers: boolean[] = []
  const posts = await refused((_, retry) => answers.push(retry(), retry()))
  expect(answers).toEqual([true, false])
  expect(posts).toBe(2)
})

test('retry() is refused when the listener has just started a new quote', async () => {
  const answers: boolean[] = []
  const posts = await refused((run, retry) => {
    run.dispatch({ type: 'dropped' })
    answers.push(retry())
  })
  expect(answers).toEqual([false])
  expect(posts).toBe(1)
})
