import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, createBuilder, runnerImport } from 'vite'
import { dist } from './dist.js'
import { recordCodes } from './record-codes.js'

const started = /^\.dist-(\d+)$/

/**
 * Builds the site, the widgets and, where it is asked for, the editor in a folder aside, and makes it `dist/`, or what DIST names, when all of it is there:
 * a build that fails leaves that as it was. Called in the project's folder.
 */
export async function buildEverything() {
  // Where dist/ is a link, the folder that it leads to is replaced, and the link stays.
  const target = existsSync(dist) ? realpathSync(dist) : dist
  const beside = dirname(target)
  mkdirSync(beside, { recursive: true })
  removeAbandoned(beside)
  const aside = join(beside, `.dist-${process.pid}`)
  const remove = () => rmSync(aside, { recursive: true, force: true })
  // Also when somebody stops it in the middle.
  process.once('exit', remove)
  try {
    await recordCodes()
    console.log('Building the site')
    await build({ logLevel: 'warn', build: { outDir: aside } })
    console.log('Building the widgets')
    const widgets = await createBuilder({
      configFile: 'vite.widget.config.ts',
      logLevel: 'warn',
      build: { outDir: aside },
    })
    await widgets.buildApp()
    await addEditor(aside)
    takeThePlaceOf(target, aside)
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/**
 * Adds the editor where the owner's settings ask for it.
 * @param {string} folder
 */
async function addEditor(folder) {
  const source = './site/build/editor/add-editor.ts'
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent' })
  const { addEditor } = /** @type {typeof import('../build/editor/add-editor.ts')} */ (module)
  await addEditor(folder, 'production')
}

/**
 * @param {string} folder
 * @param {string} whole
 */
function takeThePlaceOf(folder, whole) {
  const old = `${whole}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(whole, folder)
  rmSync(old, { recursive: true, force: true })
}

/**
 * What a build left that was killed, so that it could not tidy up.
 * @param {string} place
 */
function removeAbandoned(place) {
  for (const folder of readdirSync(place)) {
    const [, pid] = started.exec(folder) ?? []
    if (pid && !isRunning(Number(pid)))
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
