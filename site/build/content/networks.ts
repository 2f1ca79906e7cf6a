import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Network } from '../../content-schema/company.ts'
import { contentFolder } from './content-folder.ts'
import { readCompany } from './reader.ts'

const marks = 'virtual:networks/marks'
const files = 'virtual:networks/files'

/**
 * Serves the names and marks of the social networks that the company lists, as files and as SVG
 * paths. The site contains nothing of the other networks.
 */
export function networks(): Plugin {
  return {
    name: 'networks',
    resolveId: (source) => (source === marks || source === files ? `\0${source}` : undefined),
    load(source) {
      const kind = source.slice(1)
      if (kind !== marks && kind !== files) return undefined
      this.addWatchFile(join(contentFolder, 'business.json'))
      const networkNames = readCompany(contentFolder).social.map(({ network }) => network)
      return kind === marks ? codeOfMarks(networkNames) : codeOfFiles(networkNames)
    },
  }
}

function codeOfMarks(all: readonly Network[]): string {
  const entries = all.map((one) => [one, markOf(one)])
  return `export const marks = ${JSON.stringify(Object.fromEntries(entries))}`
}

function codeOfFiles(all: readonly Network[]): string {
  const imports = all.map((one) => `import ${one} from 'simple-icons/icons/${one}.svg?url'`)
  const entries = all.map((one) => `${one}: { name: '${markOf(one).name}', file: ${one} }`)
  return `${imports.join('\n')}\nexport const files = { ${entries.join(', ')} }`
}

/** The name of a network, and its mark in a box of 24 × 24. */
function markOf(network: Network): { name: string; path: string } {
  const file = fileURLToPath(import.meta.resolve(`simple-icons/icons/${network}.svg`))
  const svg = readFileSync(file, 'utf8')
  const [, name = '', path = ''] = /<title>(.*)<\/title><path d="([^"]+)"/.exec(svg) ?? []
  return { name, path }
}
