import { beforeEach, expect, test, vi } from 'vitest'
import type { LeadDraft } from '../../widgets/lead/lead-draft.ts'
import { leadMemory } from '../../widgets/lead/lead-memory.ts'
import { leadRun } from '../../widgets/lead/lead-run.ts'
import type { MailAccount } from '../../widgets/lead/mail-account.ts'
import { rowsIn } from '../fixtures/rows-of.ts'
import { account, answers, mail, outcome, params, requests, serveMails } from './mail-service.ts'
import { stubTab } from './tab.ts'

serveMails()
beforeEach(() => {
  stubTab()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Accounts by their public keys, the second the reserve of the first, such as `a b`; undefined for ''. */
function accountsOf(keys = ''): MailAccount | undefined {
  const [own, reserve] = keys.split(' ').map((publicKey) => ({ ...account, publicKey }))
  return keys && own ? { ...own, other: reserve } : undefined
}

const settingsWith = (known: string, newest?: string, isDry = false) =>
  ({
    account: () => accountsOf(known),
    newestAccount: async () => accountsOf(newest),
    cameFrom: {},
    isTest: false,
    isDry,
  }) as never

const bodies = () => requests.map(({ body }) => JSON.parse(`${body}`))
const keys = () =>
  bodies()
    .map(({ user_id }) => user_id)
    .join(' ')

/** Sends a lead, and again by each retry() once it failed; says how it ended. */
async function sendLead(settings: never, retries = 0): Promise<string> {
  let left = retries
  let ending = ''
  const nothing = () => {}
  const run = leadRun('quote', leadMemory('lead'), { lead: undefined, isOpen: false }, nothing)
  run.showIn({
    emit: (name, detail) => {
      ending = name
      if (name === 'quotefailed' && left-- > 0) (detail as { retry(): boolean }).retry()
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
    writeMail: (id) => mail.writeMail(settings, params, id, 'lead'),
    count: nothing,
    countFailure: nothing,
    leave: nothing,
  }
  run.press(draft)
  await vi.runAllTimersAsync()
  return ending
}

/*
 * The public keys of the accounts that a page knows, and of those that it finds once it looks; the answers; the keys of
 * the accounts that get the lead in turn; how often it is retried; how it ends.
 */
test.each(
  rowsIn(`
    with a used-up quota goes to the reserve | a b | a b | 426 | a b | | quotesent
    goes to the reserve that a page knows where nobody answers what the newest is | a b | | 426 | a b | | quotesent
    goes to the newest account before its reserve | a b | c d | 403, 403 | a c d | | quotesent
    of an account that moved goes no longer to the reserve of the old one | a b | c | 403, 403 | a c | | quotefailed
    goes to a reserve that the owner has set since | a | a b | 426 | a b | | quotesent
    goes to no reserve that the owner has taken away since | a b | a | 426 | a | | quotefailed
    that both refuse goes to each once | a b | a b | 426, 426 | a b | | quotefailed
    that both refuse goes to each once at every retry() | a b | a b | 426, 426, 426, 426 | a b b a | 1 | quotefailed
    is retried where it went last | a b | a b | 426, 503, 503 | a b b b | 1 | quotesent
    goes to no reserve as the service stays busy | a b | a b | 503, 503 | a a | | quotefailed
    without a reserve is refused as ever | a | a | 426 | a | | quotefailed
  `),
)('a lead %s', async (_, known = '', newest, statuses = '', expected, retries, ending) => {
  answers.push(...statuses.split(', ').map(Number))
  expect(await sendLead(settingsWith(known, newest), Number(retries))).toBe(ending)
  expect(keys()).toBe(expected)
  const mails = bodies().map(({ template_params }) => JSON.stringify(template_params))
  expect(new Set(mails).size).toBe(1)
  const times = requests.map(({ at }) => at)
  expect(times.every((at, index) => index === 0 || at - (times[index - 1] ?? 0) >= 1100)).toBe(true)
})

test('a notice of a viewed quote that is refused does not use up the reserve', async () => {
  answers.push(426, 426)
  expect(await outcome(mail.sendNotice(settingsWith('a b', 'a b'), params))).toBe('refused')
  expect(keys()).toBe('a')
})

test('a lead that is only a rehearsal and refused is not rehearsed with the reserve', async () => {
  const email = 'refused@dry.example'
  const written = mail.writeMail(settingsWith('a b', 'c', true), { email }, 'id', 'lead')
  expect(await outcome(written.send())).toBe('refused')
  expect(await written.followAccount('newest')).toBe(false)
  expect(await written.followAccount('reserve')).toBe(false)
})
