import type { PageData } from './browser/page-data.ts'
import type { ElementDescription } from './element-descriptions.ts'
import type { PageFacts } from './facts.ts'

/**
 * The release for the page's script, with the attributes of the page that it lacks. Every release
 * knows the attributes that answer a question, because they come with the company's data.
 */
export function releaseFor(
  release: PageFacts['release'],
  elements: Pick<ElementDescription, 'tag' | 'attributes'>[],
  answering: readonly string[],
): PageData['release'] {
  if (!release) return undefined
  const { version, scripts, attributes: released } = release
  const lacks = elements.map(({ tag, attributes }) => {
    const known = [...(released[tag] ?? []), ...answering]
    const names = attributes.map(({ name }) => name)
    return [tag, names.filter((name) => !known.includes(name))]
  })
  return { version, scripts, lacks: Object.fromEntries(lacks) }
}
