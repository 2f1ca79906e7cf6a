/** Runs the owner's editor at /edit/ of the site as `npm run dev` serves it. PORT chooses the port. */
import { createServer } from 'vite'
import { serveEditor } from '../build/editor/serve-editor.ts'
import { chosenPort, workInProject } from './settings.ts'

workInProject()
const port = chosenPort(5173)

console.log('Building the editor')
const server = await createServer({
  logLevel: 'warn',
  server: { port },
  plugins: [serveEditor()],
})
await server.listen()
const [site] = server.resolvedUrls?.local ?? []
console.log(`Editor   ${site}edit/`)
console.log(
  '         Open it in Chrome, Edge or another Chromium browser; Firefox and Safari cannot.',
)
