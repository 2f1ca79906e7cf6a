import { basename } from 'node:path'
import { type Plugin, parseSync, Visitor } from 'vite'
import { unknownPlaceholders, whatFacts, withFacts } from '../facts.ts'

/** All that the owner writes in TypeScript but the facts themselves. */
const texts = /\/site\/content\/(?!business\.|types\.)[\w-]+\.ts$/

/**
 * Puts the facts of content/business.ts where the other texts of site/content name them in braces.
 * A name that is no fact stops the build.
 */
export function facts(): Plugin {
  return {
    name: 'facts',
    // Before the types are taken out, so that the lines are those of the file.
    enforce: 'pre',
    transform: {
      filter: { id: texts },
      handler(code, id) {
        return filled(code, (line, unknown) => {
          const place = `site/content/${basename(id)}:${line}`
          this.error(`${place}: {${unknown}} is no fact; there are ${whatFacts}.`)
        })
      },
    },
  }
}

/** The same module, with the facts in its texts. */
function filled(code: string, report: (line: number, unknown: string) => never): string {
  const parts: { start: number; end: number; text: string }[] = []
  const add = ({ start, end }: { start: number; end: number }, text: string) => {
    const [unknown] = unknownPlaceholders(text)
    if (unknown) report(code.slice(0, start).split('\n').length, unknown)
    parts.push({ start, end, text })
  }
  // What cannot be read has no texts here, and Vite says what is wrong with it.
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') add(node, JSON.stringify(withFacts(node.value)))
    },
    TemplateElement(node) {
      const escaped = (fact: string) => fact.replace(/[\\`$]/g, '\\$&')
      add(node, withFacts(code.slice(node.start, node.end), escaped))
    },
  }).visit(parseSync('content.ts', code).program)
  return parts.reduceRight(
    (text, part) => text.slice(0, part.start) + part.text + text.slice(part.end),
    code,
  )
}
