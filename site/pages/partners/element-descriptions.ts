/** One attribute, event, method, token, part or slot in a custom elements manifest (schema 2.1.0). */
interface Documented {
  name: string
  description?: string
  /** Of a member: `method` or `field`. */
  kind?: string
  default?: string
  type?: { text: string }
  /** Our own addition, of events: the fields of the detail. */
  detail?: Documented[]
}

interface Declaration {
  tagName?: string
  description?: string
  attributes?: Documented[]
  members?: Documented[]
  events?: Documented[]
  cssProperties?: Documented[]
  cssParts?: Documented[]
  slots?: Documented[]
}

export interface ElementsManifest {
  modules: { declarations?: Declaration[] }[]
}

/** One row of the reference; what is not known is ''. */
export interface Entry {
  name: string
  type: string
  default: string
  text: string
  /** Of an event: the fields of its detail. */
  detail: Entry[]
}

/** An element with everything the page lists of it. */
export interface ElementDescription {
  tag: string
  text: string
  attributes: Entry[]
  events: Entry[]
  methods: Entry[]
  tokens: Entry[]
  parts: Entry[]
  slots: Entry[]
}

/** The elements of a manifest, in its order but with the quote builder, the larger one, first. */
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

function entries(documented: Documented[] = []): Entry[] {
  return documented.map(({ name, type, description = '', ...entry }) => ({
    name,
    type: type?.text ?? '',
    default: entry.default?.replace(/^(['"`])(.*)\1$/, '$2') ?? '',
    text: description,
    detail: entries(entry.detail),
  }))
}
