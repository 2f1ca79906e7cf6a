import { findProgram } from './programs.js'

/**
 * The path of this machine's own Chromium or Chrome, or undefined when there is none in the PATH
 * or in /usr/bin.
 */
export function systemChromium() {
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}
