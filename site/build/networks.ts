import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Network } from '../networks.ts'
import { contentFolder } from './content/content-folder.ts'
import { readCompany } from './content/reader.ts'

const marks = 'virtual:networks/marks'
const files = 'virtual:networks/files'

/**
 * Serves what the networks are called that the company names, with their marks: as files, and as SVG paths. A network
 * that it does not name leaves nothing in the site.
 */
export function networks(): Plugin {
  return {
    name: 'networks',
    resolveId: (source) => (source === marks || source === files ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${marks}`) return `export const marks = ${JSON.stringify(marksOf(named()))}`
      if (source !== `\0${files}`) return undefined
      const imports = named().map((one) => `import ${one} from 'simple-icons/icons/${one}.svg?url'`)
      const entries = named().map(
        (one) => `${one}: { name: ${JSON.stringify(markOf(one).name)}, file: ${one} }`,
      )
      return `${imports.join('\n')}\nexport const files = { ${entries.join(', ')} }`
    },
  }
}

function named(): Network[] {
  return readCompany(contentFolder).social.map(({ network }) => network)
}

function marksOf(all: readonly Network[]) {
  return Object.fromEntries(all.map((one) => [one, markOf(one)]))
}

/** What a network is called, and its mark in a box of 24 × 24. */
function markOf(network: Network): { name: string; path: string } {
  const file = fileURLToPath(import.meta.resolve(`simple-icons/icons/${network}.svg`))
  const svg = readFileSync(file, 'utf8')
  const [, name = '', path = ''] = /<title>(.*)<\/title><path d="([^"]+)"/.exec(svg) ?? []
  return { name, path }
}
