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

const askingSite = { ...environmentOf('other-facts', changed), VITE_GTM_ID: 'GTM-ASKING' }

/** The site of other facts. */
export const askingUrl = `http://localhost:${sitePort + 2}`

/** The tests rely on no fact of these sites. */
export const sites: readonly Site[] = [
  {
    name: 'what npm run build has built',
    folder: dist,
    server: builtServer({ MAILBOX: 'test-results/mailbox-own' }, sitePort + 1),
    isQuick: () => true,
  },
  {
    name: 'with other facts, which asks before it counts',
    folder: join(repository, askingSite.DIST),
    server: siteServer(askingSite, Number(new URL(askingUrl).port), changeFacts),
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
