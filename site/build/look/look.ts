import { join, resolve } from 'node:path'
import type { CSSOptions, Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { colourTokens, inLight } from './colours.ts'
import { markLogo } from './mark-logo.ts'
import { readLook } from './read-look.ts'

const id = 'virtual:look'
const resolvedId = `\0${id}`

/** Gives style sheets the company's colours, and code its logo. */
export function look(folder = contentFolder): Plugin {
  const files = ['look.json', 'logo.svg'].map((file) => resolve(folder, file))
  return {
    name: 'look',
    config: () => ({ css: { postcss: coloursIn(folder) } }),
    resolveId: (source) => (source === id ? resolvedId : undefined),
    async load(source) {
      if (source !== resolvedId) return undefined
      for (const file of files) this.addWatchFile(file)
      return Object.entries(await moduleOf(folder))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (_event, file) => {
        const module = moduleGraph.getModuleById(resolvedId)
        if (module && files.includes(resolve(file))) moduleGraph.invalidateModule(module)
      })
    },
  }
}

/** Puts the colours where styles/colours.css says `@colours;`, and watches them. */
function coloursIn(folder: string) {
  return {
    plugins: [
      {
        postcssPlugin: 'colours',
        AtRule: {
          colours(rule, { result, Declaration }) {
            const tokens = colourTokens(readLook(folder).colours)
            const origin = rule.source && { source: rule.source }
            rule.replaceWith(
              tokens.map(([prop, value]) => new Declaration({ prop, value, ...origin })),
            )
            const file = join(folder, 'look.json')
            result.messages.push({ type: 'dependency', plugin: 'colours', file })
          },
        },
      },
    ],
  } satisfies CSSOptions['postcss']
}

/** What code may import from `virtual:look`. */
async function moduleOf(folder: string): Promise<typeof import('virtual:look')> {
  const { colours, spark = true, share } = readLook(folder)
  return {
    logo: await markLogo(folder),
    hasSpark: spark,
    shareAlt: share.alt,
    paper: inLight(colours.paper),
  }
}
