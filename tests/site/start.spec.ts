import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test } from 'playwright/test'
import { long } from '../browser.ts'
import { built } from '../built.ts'
import { scriptArgs, sitePort, siteUrl, specified } from '../sites.ts'

const running: ChildProcess[] = []

test.afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Starts the built site from a folder that is not the project's; `stop` is Ctrl+C. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [...scriptArgs('site/scripts/start.ts'), '--built'], {
    cwd: tmpdir(),
    env: { ...process.env, ...specified, ...env },
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return {
    ended,
    output: () => output,
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

test('a port in use gives one line that says what to do', async () => {
  const second = start({ PORT: String(sitePort) })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Port ${sitePort} is in use. Free it or choose another: PORT=4180 npm start\n`,
  )
})

for (const port of ['http', '0', '65536']) {
  test(`a PORT of ${port} gives one line that says what a port is`, async () => {
    const wrong = start({ PORT: port })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toBe(`PORT must be a whole number from 1 to 65535, not '${port}'.\n`)
  })
}

test('npm start sends the headers of _headers to pages of any origin', async ({ request }) => {
  const rules = built('_headers')
    .split(/^(?=\/)/m)
    .map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      const headers = lines.map((line) => line.trim().split(/:\s*(.*)/, 2))
      return { path, headers: headers.map(([name = '', value]) => [name.toLowerCase(), value]) }
    })
  const names = new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))
  expect(names).toContain('content-security-policy')
  expect(names).toContain('access-control-allow-origin')
  // Nothing is cached here, so that a new build is visible at once.
  names.delete('cache-control')
  // The file for hosts names it only for the package, while every answer here has one.
  names.delete('content-type')
  const isFor = (path: string, rule: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
  const folders = rules.flatMap(({ path }) => /^\/widgets\/[\d.]+\//.exec(path) ?? [])
  expect(folders).toContain('/widgets/1/')
  const scripts = ['/widgets/', ...folders].map((folder) => `${folder}quote-builder.js`)
  for (const path of ['/', '/booked', '/no/such', '/favicon.svg', '/widgets/', ...scripts]) {
    const expectedHeaders = rules
      .filter((rule) => isFor(path, rule.path))
      .flatMap(({ headers }) => headers.filter(([name]) => names.has(name)))
      // Another project on the same machine may run at localhost without TLS.
      .filter(([name]) => name !== 'strict-transport-security')
    for (const origin of ['null', 'https://partner.example', 'http://localhost:3000']) {
      const answer = await request.get(siteUrl + path, { headers: { origin } })
      const sentHeaders = Object.entries(answer.headers()).filter(([name]) => names.has(name))
      expect(Object.fromEntries(sentHeaders), path).toEqual(Object.fromEntries(expectedHeaders))
    }
  }
  for (const spelled of ['/_headers', '/%5fheaders', '/_headers/']) {
    expect((await request.get(siteUrl + spelled)).status(), spelled).toBe(404)
  }
})

test('a range that the server cannot read is answered with the whole file', async ({ request }) => {
  const ask = (range: string) => request.get(`${siteUrl}/favicon.svg`, { headers: { range } })
  const whole = await (await request.get(`${siteUrl}/favicon.svg`)).text()
  for (const range of ['bytes=5-1', 'bytes=-5', 'bytes=a-b', 'bytes=0-3,5-6', 'lines=1-2']) {
    const answer = await ask(range)
    expect(answer.status(), range).toBe(200)
    expect(await answer.text(), range).toBe(whole)
  }
  const part = await ask('bytes=1-3')
  expect(part.status()).toBe(206)
  expect(await part.text()).toBe(whole.slice(1, 4))
})

test('the site is read-only: any method but GET and HEAD is refused', async ({ request }) => {
  for (const path of ['/', '/about', '/widgets', '/favicon.svg', '/no/such']) {
    for (const method of ['DELETE', 'POST', 'PUT']) {
      const answer = await request.fetch(siteUrl + path, { method, maxRedirects: 0 })
      expect(answer.status(), `${method} ${path}`).toBe(405)
      expect(answer.headers().allow).toBe('GET, HEAD')
    }
  }
})

test('what is not a path is answered 400, and the server keeps running', async ({ request }) => {
  for (const [host, target] of [
    ['127.0.0.1', 'http://['],
    ['127.0.0.1', '//['],
    ['127.0.0.1', '/\\evil.example'],
    ['::1', 'http://['],
  ] as const) {
    const socket = connect(sitePort, host)
    socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
  }
  expect((await request.get(siteUrl)).status()).toBe(200)
})

test('a restart keeps every message, and Ctrl+C ends quietly', long, async ({ request }, info) => {
  // A busy machine needs time to start a server twice.
  test.slow()
  const port = await freePort()
  const address = `http://localhost:${port}`
  const folder = info.outputPath('mailbox')
  const env = { PORT: String(port), MAILBOX: folder, VITE_EMAILJS_PUBLIC_KEY: '' }
  const lines = `Site     ${address}\nMailbox  ${address}/mailbox\n`
  const links = 'Links    http://localhost:4173: this was built for that address\n'
  const names: string[] = []

  for (const name of ['Ana', 'Ben']) {
    const server = start(env)
    await expect.poll(server.output, { timeout: 30_000 }).toContain(lines)
    await expect.poll(server.output).toContain(links)
    const ids = { user_id: 'u', service_id: 's', template_id: 't' }
    await request.post(`${address}/api/v1.0/email/send`, {
      data: { ...ids, template_params: { name } },
    })
    names.unshift(name)
    const keptMessages = await (await request.get(`${address}/mailbox.json`)).json()
    expect(
      keptMessages.map(
        (message: { template_params: { name: string } }) => message.template_params.name,
      ),
    ).toEqual(names)
    expect(await server.stop()).toBe(0)
  }
})
