import { findProgram } from './programs.js'

/** Debian's Chromium without a window to draw: the browser tests take a third less time in it. */
export const headlessShell = 'chromium-headless-shell'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of this machine's own Chromium or Chrome, or undefined when there is none in the PATH
 * or in /usr/bin.
 */
export function systemChromium() {
  return findProgram(headlessShell, ...whole)
}

/** The same, but the whole browser: the shell keeps no page for Back. */
export function wholeChromium() {
  return findProgram(...whole)
}
