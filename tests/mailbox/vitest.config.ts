import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:mailbox`: the mailbox of `npm start` under load. Build first. Takes half a minute. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    testTimeout: 300_000,
    // Before each test a server starts, which takes its time on a busy machine.
    hookTimeout: 300_000,
  },
})
