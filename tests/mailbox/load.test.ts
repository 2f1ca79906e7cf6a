import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MessageStore } from '../../site/mailbox/store.ts'
import { each, keptLeads, sendLead, start } from './started.ts'

let folder = ''
let server: Awaited<ReturnType<typeof start>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mailbox-load-'))
  server = await start(folder)
})
afterEach(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `lead-${index}`)

/** The time that most of 20 leads take, in milliseconds. */
async function timeOfALead(): Promise<number> {
  const times: number[] = []
  for (const name of names(20)) {
    const began = performance.now()
    expect(await sendLead(server.address, name)).toBe(200)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[10] ?? 0
}

test('of 3,000 leads, 200 at a time, each is answered OK and kept', async () => {
  await each(names(3_000), 200, async (name) => {
    expect(await sendLead(server.address, name)).toBe(200)
  })
  expect((await keptLeads(server.address)).size).toBe(3_000)
})

test('a server killed under load has every lead that it answered OK', async () => {
  for (const round of [1, 2, 3, 4]) {
    const answered: string[] = []
    await each(names(1_000), 200, async (name) => {
      const id = `${round}-${name}`
      if ((await sendLead(server.address, id)) === 200) answered.push(id)
      if (answered.length === 300) await server.kill()
    })
    expect(answered.length).toBeGreaterThanOrEqual(300)
    expect(answered.length).toBeLessThan(1_000)
    server = await start(folder)
    const kept = await keptLeads(server.address)
    expect(answered.filter((id) => !kept.has(id))).toEqual([])
  }
})

test('with 200 MB in the mailbox a lead takes no longer and no more memory', async () => {
  const showPage = async () => (await fetch(`${server.address}/mailbox`)).text()
  // The first request loads modules on demand, so it is not counted.
  await showPage()
  const [time, memory] = [await timeOfALead(), await server.memory()]
  const store = new MessageStore(folder)
  const ids = { user_id: 'u', service_id: 's', template_id: 't', lib_version: '', origin: '' }
  await each(names(4_200), 20, (id) => {
    const template_params = { name: 'Ana', message: 'x'.repeat(49_900) }
    return store.keep({ ...ids, id, receivedAt: new Date().toISOString(), template_params })
  })
  const [timeWhenFull, memoryWhenFull] = [await timeOfALead(), await server.memory()]
  const began = performance.now()
  const shown = await showPage()
  const page = performance.now() - began
  const memoryWithPage = await server.memory()
  await each(names(300), 10, async (name) => {
    expect(await sendLead(server.address, name.padEnd(900_000, 'x'))).toBe(413)
  })
  const memoryAfterNonsense = await server.memory()
  console.log(
    `A lead: ${time.toFixed(1)} ms empty, ${timeWhenFull.toFixed(1)} ms full. ` +
      `Memory: ${memory.toFixed(0)} MB, ${memoryWhenFull.toFixed(0)} MB full, ` +
      `${memoryWithPage.toFixed(0)} MB after the page, ${memoryAfterNonsense.toFixed(0)} MB after 300 refused leads of 900 kB. ` +
      `The page: ${page.toFixed(0)} ms, ${(shown.length / 1e6).toFixed(1)} MB.`,
  )
  expect(timeWhenFull).toBeLessThan(time + 20)
  expect(memoryWhenFull).toBeLessThan(memory + 40)
  expect(memoryAfterNonsense).toBeLessThan(memoryWithPage + 100)
})
