import { readdirSync } from 'node:fs'
import path from 'node:path'
import { canRun, findProgram } from './programs.js'

const libraries = '/usr/lib'

/** The Debian packages of each engine other than Chromium. */
export const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** The path of Debian's Firefox, which the installed Playwright can drive; undefined without it. */
export function systemFirefox() {
  return findProgram('firefox-esr')
}

/**
 * The paths of the programs that tests of WebKitGTK need: its driver, its small browser and a
 * display. Undefined if one is missing.
 */
export function systemWebKit() {
  const driver = findProgram('WebKitWebDriver')
  const display = findProgram('Xvfb')
  const browser = foldersIn(libraries)
    .flatMap((folder) => foldersIn(folder).filter((name) => /\/webkit2gtk-4\.\d$/.test(name)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(canRun)
  return driver && display && browser ? { driver, display, browser } : undefined
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}
