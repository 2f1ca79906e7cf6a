import { normalizePath, type Plugin } from 'vite'
import { contentProblems } from './content/check.ts'

/**
 * While developing, says what is wrong with what the owner writes, in the terminal and over the page:
 * at once, and when it changes. Builds are asked before they start.
 */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    configureServer({ config, watcher, ws }) {
      let told = ''
      const check = async () => {
        const problems = await contentProblems(config.mode)
        if (problems && problems !== told) {
          config.logger.error(problems)
          ws.send({ type: 'error', err: { message: problems, stack: '' } })
        }
        told = problems
      }
      let last = check()
      watcher.on('all', (_, file) => {
        if (/\/site\/(content|media)\//.test(normalizePath(file))) last = last.then(check)
      })
    },
  }
}
