import { join } from 'node:path'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { dist } from '../../site/scripts/settings.ts'
import {
  builtServer,
  environmentOf,
  gardens,
  gardensUrl,
  repository,
  type Server,
  sitePort,
  siteServer,
} from '../sites.ts'

/** A site that is visited page by page. */
interface Site {
  name: string
  /** Where it is built. */
  folder: string
  server: Server
  /** Whether `npm test` visits the page at a path; the others are visited by `npm run test:long`. */
  isQuick(path: string): boolean
}

const changed = 'node_modules/.cache/sites/changed-content'
const changeFacts = `node --import tsx tests/owner/change-facts.ts "${contentFolder}" ${changed}`

/** The tests rely on no fact of these sites. */
export const sites: readonly Site[] = [
  {
    name: 'what npm run build has built',
    folder: dist,
    server: builtServer({ MAILBOX: 'test-results/mailbox-own' }, sitePort + 1),
    isQuick: () => true,
  },
  {
    ...siteOf('thirteen-other-facts', changed, 2, changeFacts),
    // The pages that show one of the facts.
    isQuick: (path) => ['/', '/about', '/services', '/location', '/quote-builder'].includes(path),
  },
  {
    name: 'of a garden company',
    folder: join(repository, gardens.DIST),
    server: siteServer(gardens, Number(new URL(gardensUrl).port)),
    isQuick: (path) => ['/', '/quote-builder'].includes(path),
  },
]

/** The site of a folder of content, built when anything has changed, after the command that makes the folder. */
function siteOf(name: string, content: string, place: number, ...before: string[]) {
  const env = environmentOf(name, content)
  return {
    name,
    folder: join(repository, env.DIST),
    server: siteServer(env, sitePort + place, ...before),
  }
}
