/** An attribute, event, method, token, part or slot of a custom elements manifest (2.1.0). */
interface ManifestItem {
  name: string
  description?: string
  /** Of a member: `method` or `field`. */
  kind?: string
  default?: string
  type?: { text: string }
  /** Our addition to the schema: the fields of an event's detail. */
  detail?: ManifestItem[]
}

type Lists = 'attributes' | 'members' | 'events' | 'cssProperties' | 'cssParts' | 'slots'

interface Declaration extends Partial<Record<Lists, ManifestItem[]>> {
  tagName?: string
  description?: string
}

export interface ElementsManifest {
  modules: { declarations?: Declaration[] }[]
}

/** One row of the reference; what the manifest leaves out is ''. */
export interface Entry {
  name: string
  type: string
  default: string
  text: string
  /** Of an event: the fields of its detail. */
  detail: Entry[]
}

type Offers = 'attributes' | 'events' | 'methods' | 'tokens' | 'parts' | 'slots'

/** An element with everything that the page lists about it. */
export interface ElementDescription extends Record<Offers, Entry[]> {
  tag: string
  text: string
}

/** The elements of a manifest, from Z to A, so that the quote builder, the larger one, is first. */
export function describeElements({ modules }: ElementsManifest): ElementDescription[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName)
    .map((element) => ({
      tag: element.tagName ?? '',
      text: element.description ?? '',
      attributes: entries(element.attributes),
      events: entries(element.events),
      methods: entries(element.members?.filter(({ kind }) => kind === 'method')),
      tokens: entries(element.cssProperties),
      parts: entries(element.cssParts),
      slots: entries(element.slots),
    }))
    .sort((one, other) => other.tag.localeCompare(one.tag))
}

function entries(items: ManifestItem[] = []): Entry[] {
  return items.map(({ name, type, description = '', ...entry }) => ({
    name,
    type: type?.text ?? '',
    default: entry.default?.replace(/^(['"`])(.*)\1$/, '$2') ?? '',
    text: description,
    detail: entries(entry.detail),
  }))
}
