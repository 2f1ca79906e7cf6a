import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { scriptArgs } from '../sites.ts'

/** Starts `npm start` on its own port, with the build, and with its messages in the folder. */
export async function start(folder: string) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, [...scriptArgs('site/scripts/start.ts'), '--built'], {
    env: { ...process.env, PORT: String(port), MAILBOX: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    address,
    /** The memory that the process uses, in megabytes; Linux only. */
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Sends a lead, and resolves to the status of the answer, or to 0 when the server has stopped. */
export async function sendLead(address: string, leadId: string, message = ''): Promise<number> {
  const ids = { user_id: 'u', service_id: 's', template_id: 't' }
  const template_params = { name: 'Ana', lead_id: leadId, message }
  try {
    const answer = await fetch(`${address}/api/v1.0/email/send`, {
      method: 'POST',
      body: JSON.stringify({ ...ids, template_params }),
    })
    await answer.text()
    return answer.status
  } catch {
    return 0
  }
}

/** The lead_ids in the mailbox. */
export async function keptLeads(address: string): Promise<Set<string>> {
  const list = await (await fetch(`${address}/mailbox.json`)).json()
  return new Set(
    list.map((kept: { template_params: { lead_id: string } }) => kept.template_params.lead_id),
  )
}

/** Runs `task` for each item, with this many at a time. */
export async function each<Item>(items: Item[], atATime: number, task: (item: Item) => unknown) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
