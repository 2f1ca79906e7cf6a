import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown, runnerImport } from 'vite'
import { builtPackage } from '../../built.ts'

/** The package that the build made for partners, usually of the next version, which has not been released. */
export const tarball = builtPackage()

/**
 * Installs the package as a partner does, into a new app in a folder of the project where it finds React, and returns the
 * folder it is in.
 */
export function install(within = 'node_modules'): string {
  const apps = fileURLToPath(new URL(`../../../${within}/`, import.meta.url))
  mkdirSync(apps, { recursive: true })
  const app = mkdtempSync(join(apps, '.partner-app-'))
  const options = ['--offline', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // npm is a script on Windows.
  const shell = process.platform === 'win32'
  execFileSync('npm', ['install', ...options, '--prefix', app, tarball], { cwd: app, shell })
  return join(app, 'node_modules/goldcrest-widgets')
}

/** The origin that the package loads its scripts from. */
export const hostOf = (installed: string) =>
  JSON.parse(readFileSync(join(installed, 'esm/host.js'), 'utf8').replace(/^.*= /, '')) as string

/** The part of the installed package for a partner's tests. */
export const testingKit = (
  installed: string,
): Promise<typeof import('goldcrest-widgets/testing')> =>
  import(pathToFileURL(join(installed, 'esm/testing.js')).href)

/** Builds as a partner does for development, with all warnings. */
const using = (installed: string): InlineConfig => ({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  mode: 'development',
  logLevel: 'warn',
  plugins: [react()],
  resolve: {
    alias: {
      'goldcrest-widgets/react': join(installed, 'esm/react.js'),
      'goldcrest-widgets': join(installed, 'esm/index.js'),
    },
  },
})

/** Bundles a script of this folder together with the installed package. */
export async function bundled(entry: string, installed: string): Promise<string> {
  const { output } = (await build({
    ...using(installed),
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

/** The partner's page as a server loads it. */
export async function onServer(installed: string): Promise<typeof import('./App.tsx')> {
  const app = fileURLToPath(new URL('App.tsx', import.meta.url))
  return (await runnerImport<typeof import('./App.tsx')>(app, using(installed))).module
}

/** Serves a partner's page at every address, and its script as /app.js. */
export async function serve(html: string, script = '') {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/app.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : html)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
