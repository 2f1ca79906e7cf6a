import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, createBuilder } from 'vite'
import { recordCodes } from '../build/catalogue/codes.ts'
import { addEditor } from '../build/editor/add-editor.ts'
import { dist } from './settings.ts'

const abandoned = /^\.dist-(\d+)(?:-old)?$/

/**
 * Builds the site, the widgets and, if the settings ask for it, the editor in a temporary folder.
 * When all of it is there, the folder replaces `dist/`, or what DIST names, so a build that fails
 * changes nothing. Called in the project's folder.
 */
export async function buildEverything(): Promise<void> {
  // If dist/ is a link, the folder that it leads to is replaced, and the link stays.
  const target = existsSync(dist) ? realpathSync(dist) : dist
  const parent = dirname(target)
  mkdirSync(parent, { recursive: true })
  removeAbandoned(parent)
  const output = join(parent, `.dist-${process.pid}`)
  const remove = () => rmSync(output, { recursive: true, force: true })
  // Also if somebody stops the build.
  process.once('exit', remove)
  try {
    recordNewCodes()
    console.log('Building the site')
    await build({ logLevel: 'warn', build: { outDir: output } })
    console.log('Building the widgets')
    const widgets = await createBuilder({
      configFile: 'vite.widget.config.ts',
      logLevel: 'warn',
      build: { outDir: output },
    })
    await widgets.buildApp()
    await addEditor(output, 'production')
    replaceFolder(target, output)
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/**
 * Adds the codes of new services, questions and options to the content's codes.json, which keeps
 * them for ever. Does nothing in CI, where nobody commits what a build writes.
 */
function recordNewCodes() {
  const file = process.env.CI ? '' : recordCodes()
  if (file) console.log(`${file} has what is new in links: keep it with your change.`)
}

function replaceFolder(folder: string, replacement: string) {
  const old = `${replacement}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  rmSync(old, { recursive: true, force: true })
}

/** Removes the folders of builds that were killed before they could do so themselves. */
function removeAbandoned(place: string) {
  for (const folder of readdirSync(place)) {
    const [, pid] = abandoned.exec(folder) ?? []
    if (!pid || isRunning(Number(pid))) continue
    rmSync(join(place, folder), { recursive: true, force: true })
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
