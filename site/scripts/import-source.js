import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/**
 * Imports a TypeScript file of site/build, which Node 20 cannot read itself.
 * @template Module
 * @param {string} file
 * @returns {Promise<Module>}
 */
export async function importSource(file) {
  const source = fileURLToPath(new URL(`../build/${file}`, import.meta.url))
  const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent' })
  return /** @type {Module} */ (module)
}
