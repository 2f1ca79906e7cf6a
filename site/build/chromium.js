import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of this machine's own Chromium or Chrome, or undefined when there is none in the PATH
 * or in /usr/bin.
 */
export function systemChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun)
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
