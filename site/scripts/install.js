/**
 * Makes sure that what the project needs is on this machine, and says in one line what it does.
 * Silent when there is nothing to do. With --browsers also a Chromium for the browser tests and,
 * on Debian, Firefox and WebKit: those two are tested where they are.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { headlessShell, systemChromium, wholeChromium } from './chromium.js'
import { debianPackages, systemFirefox, systemWebKit } from './engines.js'
import { findProgram } from './programs.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lock = path.join(root, 'package-lock.json')
const installed = path.join(root, 'node_modules/.package-lock.json')

/** Whether `apt-get update` has run: once is enough. */
let areListsNew = false

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`)
}
installPackages()
if (process.argv.includes('--browsers')) {
  await installChromium()
  installOtherEngines()
}

function installPackages() {
  if (isInstalled()) return
  const task = existsSync(lock) ? 'ci' : 'install'
  console.log(`Installing packages: npm ${task}`)
  // Also where NODE_ENV is production: nothing is built without the development packages.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', [task, ...options], 'inherit')) fail('The packages could not be installed.')
}

/** Whether node_modules holds what package-lock.json asks for: npm writes down what it installed. */
function isInstalled() {
  if (!existsSync(installed)) return false
  if (!existsSync(lock) || statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true

  // A lock that is newer may still ask for the same: git writes it anew when it changes branches.
  const wanted = packagesIn(lock)
  const present = packagesIn(installed)
  const unwanted = Object.keys(present).filter((name) => !wanted[name])
  const missing = Object.entries(wanted).filter(([name, { version, integrity, optional }]) => {
    const found = present[name]
    // Optional ones are for other systems; '' is the project itself.
    if (!found) return name !== '' && !optional
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

/** Debian's two packages where it can; else the system's own Chromium, else Playwright's. */
async function installChromium() {
  if (findProgram(headlessShell) && wholeChromium()) return
  if (canInstallFromDebian()) installFromDebian([headlessShell, 'chromium'])
  if (systemChromium() || (await hasPlaywrightChromium())) return

  console.log("Downloading Playwright's Chromium for the browser tests")
  if (run('npx', ['playwright', 'install', 'chromium']) && (await hasPlaywrightChromium())) return
  fail('No Chromium for the browser tests: install chromium or google-chrome, then run this again.')
}

/** An engine that cannot be installed is no error: the tests say in a line which one they leave out. */
function installOtherEngines() {
  const missing = [
    ...(systemFirefox() ? [] : [debianPackages.firefox]),
    ...(systemWebKit() ? [] : [debianPackages.webkit]),
  ]
  // One by one: a system without the one may have the other.
  if (missing.length > 0 && canInstallFromDebian()) missing.forEach(installFromDebian)
}

/** What comes before apt-get for it to run as an administrator. */
function asAdmin() {
  return process.getuid?.() === 0 ? [] : ['sudo', '-n']
}

function canInstallFromDebian() {
  return onPath('apt-get') && (asAdmin().length === 0 || run('sudo', ['-n', 'true']))
}

/** @param {string[]} packages */
function installFromDebian(packages) {
  console.log(`Installing for the browser tests, from Debian: ${packages.join(', ')}`)
  const [command = '', ...apt] = [...asAdmin(), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (!areListsNew) areListsNew = run(command, [...apt, 'update', '-qq'])
  run(command, [...apt, 'install', '-qq', '-y', '--no-install-recommends', ...packages])
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

/** @param {string} command */
function onPath(command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}

/**
 * Whether the command ended well.
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

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
