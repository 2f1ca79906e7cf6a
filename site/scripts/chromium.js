import { findProgram } from './programs.js'

/** Debian's Chromium without a window: the browser tests take a third less time in it. */
export const headlessShell = 'chromium-headless-shell'

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium or Chrome that is installed on this machine, undefined without one. */
export function systemChromium() {
  return findProgram(headlessShell, ...wholeBrowsers)
}

/** The same without the headless shell, which has no back/forward cache. */
export function wholeChromium() {
  return findProgram(...wholeBrowsers)
}
