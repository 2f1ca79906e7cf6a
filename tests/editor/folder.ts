import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'

/** Requests to this address are answered with the files of content that a test provides. */
const contentPath = '/given-content/'

/** The files of a folder, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
}

/**
 * Makes the page's folder picker return a folder of the browser's own file system, which has a repository with the
 * content at a path. A real picker cannot be driven without a screen.
 */
export async function chooseFolder(page: Page, content: string, at: string) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.route(`**${contentPath}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(contentPath)
    return route.fulfill({ path: path.join(content, decodeURIComponent(file)) })
  })
  return {
    fill: () => fill(page, filesIn(content), at),
    read: () => readBack(page, at),
    /** Writes a file as another program does. */
    write: (file: string, text: string) => write(page, `${at}/${file}`, text),
  }
}

async function fill(page: Page, files: readonly string[], at: string) {
  await page.evaluate(
    async ({ files, at, contentPath }) => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle('.git', { create: true })
      for (const file of files) {
        const names = `${at}/${file}`.split('/')
        const name = names.pop() ?? ''
        let folder = root
        for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true })
        const handle = await folder.getFileHandle(name, { create: true })
        const stream = await handle.createWritable()
        await stream.write(await (await fetch(contentPath + file)).blob())
        await stream.close()
      }
    },
    { files, at, contentPath },
  )
}

async function write(page: Page, file: string, text: string) {
  await page.evaluate(
    async ({ names, text }) => {
      let folder = await navigator.storage.getDirectory()
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      const handle = await folder.getFileHandle(names.at(-1) ?? '')
      const stream = await handle.createWritable()
      await stream.write(text)
      await stream.close()
    },
    { names: file.split('/'), text },
  )
}

/** The files of the content as they are now, by their names. */
async function readBack(page: Page, at: string): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async (at) => {
    const found: [string, string][] = []
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') {
          await walk(handle, `${path}${name}/`)
          continue
        }
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        let text = ''
        for (const byte of bytes) text += String.fromCharCode(byte)
        found.push([path + name, btoa(text)])
      }
    }
    let folder = await navigator.storage.getDirectory()
    for (const part of at.split('/')) folder = await folder.getDirectoryHandle(part)
    await walk(folder, '')
    return found
  }, at)
  return new Map(files.map(([name, text]) => [name, Buffer.from(text, 'base64')]))
}

/** Writes the changed files into a folder, and returns their names. */
export function writeChanged(files: ReadonlyMap<string, Buffer>, folder: string): string[] {
  const existing = filesIn(folder)
  const changed = [...files].filter(
    ([name, bytes]) =>
      !existing.includes(name) || !readFileSync(path.join(folder, name)).equals(bytes),
  )
  for (const [name, bytes] of changed) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), bytes)
  }
  return changed.map(([name]) => name).sort()
}
