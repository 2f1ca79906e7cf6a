import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'

/** Debian's Chromium without a window: the browser tests take a third less time in it. */
export const headlessShell = 'chromium-headless-shell'

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Debian packages of each engine other than Chromium. */
export const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** The path of a Chromium or Chrome that is installed on this machine, undefined without one. */
export const systemChromium = () => findProgram(headlessShell, ...wholeBrowsers)

/** The same without the headless shell, which has no back/forward cache. */
export const wholeChromium = () => findProgram(...wholeBrowsers)

/** The path of Debian's Firefox, which the installed Playwright can drive; undefined without it. */
export const systemFirefox = () => findProgram('firefox-esr')

/**
 * The paths of the programs that tests of WebKitGTK need: its driver, its small browser and a
 * display. Undefined if one is missing.
 */
export function systemWebKit() {
  const driver = findProgram('WebKitWebDriver')
  const display = findProgram('Xvfb')
  const browser = foldersIn('/usr/lib')
    .flatMap((folder) => foldersIn(folder).filter((name) => /\/webkit2gtk-4\.\d$/.test(name)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(canRun)
  return driver && display && browser ? { driver, display, browser } : undefined
}

/**
 * The path of the first of these programs that is in the PATH or in /usr/bin, or undefined.
 * @param {string[]} names
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun)
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
