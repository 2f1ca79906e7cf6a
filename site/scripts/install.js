/**
 * Installs the packages that the project needs, and says so in one line; silent when all of them
 * are there. With --browsers it also installs a Chromium for the browser tests and, for an
 * administrator on Debian, Firefox and WebKit: the tests leave those two out if they are missing.
 * JavaScript, as is what it imports: TypeScript runs only once the packages are there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  debianPackages,
  findProgram,
  headlessShell,
  systemChromium,
  systemFirefox,
  systemWebKit,
  wholeChromium,
} from './browsers.js'
import { fail } from './fail.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lock = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules/.package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`)
}
const sign = /[#?*]/.exec(root)?.[0]
if (sign) {
  // Vite reads it as a part of an address: https://vite.dev/guide/troubleshooting
  fail(
    `Nothing can be built in ${root}: rename the folder with ${sign} in its name, then run this again.`,
  )
}
installPackages()
if (process.argv.includes('--browsers')) {
  await installBrowsers()
}

function installPackages() {
  if (isInstalled()) return
  const task = existsSync(lock) ? 'ci' : 'install'
  console.log(`Installing packages: npm ${task}`)
  // Also if NODE_ENV is production: every build needs the development packages.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', [task, ...options], 'inherit')) fail('The packages could not be installed.')
}

/**
 * Whether node_modules has what package-lock.json asks for: npm records what it installed, which
 * is less after `npm ci --omit=dev`, and somebody may have removed a folder since.
 */
function isInstalled() {
  if (!existsSync(installed)) return false
  if (!existsSync(lock)) return true
  const wanted = packagesIn(lock)
  const present = packagesIn(installed)
  const unwanted = Object.keys(present).filter((name) => !wanted[name])
  const missing = Object.entries(wanted).filter(([name, { version, integrity, optional }]) => {
    const found = present[name]
    // Optional packages may be for other systems; '' is the project itself.
    if (!found || !existsSync(path.join(root, name))) return name !== '' && !optional
    return found.version !== version || found.integrity !== integrity
  })
  return unwanted.length === 0 && missing.length === 0
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * Installs Debian's browsers if an administrator runs this on Debian. Otherwise a Chromium of the
 * system is enough, or else Playwright's. Other engines may be missing: the tests say which ones
 * they leave out.
 */
async function installBrowsers() {
  const missing = [
    ...(findProgram(headlessShell) && wholeChromium() ? [] : [[headlessShell, 'chromium']]),
    ...(systemFirefox() ? [] : [debianPackages.firefox]),
    ...(systemWebKit() ? [] : [debianPackages.webkit]),
  ]
  if (missing.length > 0 && findProgram('apt-get')) {
    if (process.getuid?.() === 0) installFromDebian(missing)
    else suggestDebian(missing.flat())
  }
  if (systemChromium() || (await hasPlaywrightChromium())) return

  console.log("Downloading Playwright's Chromium for the browser tests")
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightChromium())) return
  fail('No Chromium for the browser tests: install chromium or google-chrome, then run this again.')
}

/** @param {string[][]} missing the packages of each missing engine */
function installFromDebian(missing) {
  console.log(`Installing for the browser tests, from Debian: ${missing.flat().join(', ')}`)
  const apt = ['DEBIAN_FRONTEND=noninteractive', 'apt-get']
  run('env', [...apt, 'update', '-qq'])
  // One engine at a time: a system may have the packages of only one.
  for (const packages of missing) {
    run('env', [...apt, 'install', '-qq', '-y', '--no-install-recommends', ...packages])
  }
}

/**
 * Says what to run as an administrator, which this script never becomes by itself.
 * @param {string[]} packages
 */
function suggestDebian(packages) {
  console.log('To test in every engine, install their packages and run this again:')
  console.log(`  sudo apt-get install ${packages.join(' ')}`)
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

/**
 * Runs a command and returns whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {'ignore' | 'inherit'} errors
 */
function run(command, args, errors = 'ignore') {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', errors],
    // npm and npx are scripts on Windows.
    shell: process.platform === 'win32',
  })
  return status === 0
}
