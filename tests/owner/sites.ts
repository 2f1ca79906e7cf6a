import { join } from 'node:path'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { dist } from '../../site/scripts/dist.js'
import { gardensUrl, sitePort } from '../addresses.ts'
import { builtServer, type Server, siteServer } from '../site-server.ts'
import { environmentOf, gardens, repository } from '../sites.js'

/** A site that is visited page by page. */
interface Site {
  name: string
  /** Where it is built. */
  folder: string
  server: Server
}

const changed = environmentOf('changed', 'node_modules/.cache/sites/changed-content')
const changeFacts = `node tests/owner/change-facts.js "${contentFolder}" ${changed.CONTENT}`

/** Tests know none of their facts. */
export const sites: readonly Site[] = [
  {
    name: 'what npm run build has built',
    folder: dist,
    server: builtServer({ MAILBOX: 'test-results/mailbox-own' }, sitePort + 1),
  },
  {
    name: 'with thirteen other facts',
    folder: join(repository, changed.DIST),
    server: siteServer(changed, sitePort + 2, changeFacts),
  },
  {
    name: 'of a garden company',
    folder: join(repository, gardens.DIST),
    server: siteServer(gardens, Number(new URL(gardensUrl).port)),
  },
]
