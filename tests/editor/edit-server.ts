import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOfCopy } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

/** A company of the tests as an owner has it: `content` in a git repository. */
export function ownedRepository(company = 'specified') {
  const repository = mkdtempSync(path.join(tmpdir(), 'owned-'))
  mkdirSync(path.join(repository, '.git'))
  const content = path.join(repository, 'content')
  const files = fileURLToPath(new URL(`../fixtures/${company}`, import.meta.url))
  cpSync(files, content, { recursive: true })
  return { content, remove: () => rmSync(repository, { recursive: true }) }
}

/** Runs the script of `npm run edit`; `address` is the editor's address. */
export function startEditor(content: string, port: number) {
  return start(
    scriptArgs('site/scripts/edit.ts'),
    { CONTENT: content, PORT: `${port}` },
    /http:\/\/localhost:\d+\/edit\//,
  )
}

/** Serves the build of a copy of the project, as `npm start` does. */
export function startSite(copy: string, port: number) {
  return start(
    [...scriptArgs('site/scripts/start.ts', copy), '--built'],
    { PORT: `${port}` },
    /http:\/\/localhost:\d+/,
  )
}

async function start(args: string[], env: Record<string, string>, printed: RegExp) {
  const server: ChildProcess = spawn(process.execPath, args, {
    cwd: tmpdir(),
    env: { ...environmentOfCopy(), NO_COLOR: '1', ...env },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text) => {
        output += text
        const [found] = printed.exec(output) ?? []
        if (found) resolve(found)
      })
    }
    server.on('exit', () => reject(new Error(output)))
  })
  return { address, stop: () => server.kill() }
}
