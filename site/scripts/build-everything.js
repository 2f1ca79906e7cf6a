import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, createBuilder } from 'vite'
import { dist } from './dist.js'
import { importSource } from './import-source.js'
import { recordCodes } from './record-codes.js'

const abandoned = /^\.dist-(\d+)(?:-old)?$/

/**
 * Builds the site, the widgets and, if the settings ask for it, the editor in a temporary folder.
 * When all of it is there, the folder replaces `dist/`, or what DIST names, so a build that fails
 * changes nothing. Called in the project's folder.
 */
export async function buildEverything() {
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
    await recordCodes()
    console.log('Building the site')
    await build({ logLevel: 'warn', build: { outDir: output } })
    console.log('Building the widgets')
    const widgets = await createBuilder({
      configFile: 'vite.widget.config.ts',
      logLevel: 'warn',
      build: { outDir: output },
    })
    await widgets.buildApp()
    /** @type {typeof import('../build/editor/add-editor.ts')} */
    const { addEditor } = await importSource('editor/add-editor.ts')
    await addEditor(output, 'production')
    replaceFolder(target, output)
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/**
 * @param {string} folder
 * @param {string} replacement
 */
function replaceFolder(folder, replacement) {
  const old = `${replacement}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(replacement, folder)
  rmSync(old, { recursive: true, force: true })
}

/**
 * Removes the folders of builds that were killed before they could do so themselves.
 * @param {string} place
 */
function removeAbandoned(place) {
  for (const folder of readdirSync(place)) {
    const [, pid] = abandoned.exec(folder) ?? []
    if (!pid || isRunning(Number(pid))) continue
    rmSync(join(place, folder), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
