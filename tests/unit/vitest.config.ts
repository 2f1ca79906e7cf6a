import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The pure rules, in Node and without a DOM; nothing of the site's own Vite configuration. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/unit', import.meta.url)),
  // Ten thousand cases of fuzz, and whole builds, take their time on a busy machine.
  test: { include: ['*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 },
})
