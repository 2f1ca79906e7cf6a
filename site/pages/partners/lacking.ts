import type { Known } from './browser/known.ts'
import type { Described } from './described.ts'
import type { Facts } from './facts.ts'

/**
 * The release as the page's script knows it. What answers a question comes with the company's data, so every release
 * knows it.
 */
export function releaseFor(
  release: Facts['release'],
  elements: Pick<Described, 'tag' | 'attributes'>[],
  answering: readonly string[],
): Known['release'] {
  if (!release) return undefined
  const { version, scripts, attributes: released } = release
  const lacks = elements.map(({ tag, attributes }) => {
    const known = [...(released[tag] ?? []), ...answering]
    const names = attributes.map(({ name }) => name)
    return [tag, names.filter((name) => !known.includes(name))]
  })
  return { version, scripts, lacks: Object.fromEntries(lacks) }
}
