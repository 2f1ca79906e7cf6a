import { join } from 'node:path'
import type { CSSOptions, Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { contentModule } from '../content/content-module.ts'
import { exporting, type MakeCode, virtualModules } from '../content/virtual-modules.ts'
import { colourTokens, inLight, readLook } from './colours.ts'
import { markForPages, wideLogoForPages } from './mark.ts'

/** The plugins by which code imports the company, and styles have its colours. */
export function companyPlugins(folder = contentFolder, kinds: Record<string, MakeCode> = {}) {
  return [
    virtualModules(folder, { content: contentModule, look: lookModule, ...kinds }),
    { name: 'colours', config: () => ({ css: { postcss: coloursIn(folder) } }) },
  ] satisfies Plugin[]
}

/** What code may import from `virtual:look`. */
const lookModule: MakeCode = async (_, { folder }) => {
  const { colours, spark = true } = readLook(folder)
  return exporting({
    mark: await markForPages(folder),
    wideLogo: await wideLogoForPages(folder),
    hasSpark: spark,
    paper: inLight(colours.paper),
  } satisfies typeof import('virtual:look'))
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
