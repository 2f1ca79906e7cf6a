import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser'

/** What a former kind of block is now. */
interface Present {
  readonly kind: string
  readonly look: string
  /** The former name of its list, and the present one. */
  readonly list?: readonly [former: string, present: string]
}

/** The kinds of blocks in the files of 1.9 that are looks of fewer kinds since. */
export const formerKinds: ReadonlyMap<string, Present> = new Map(
  Object.entries<Present>({
    'plan-hero': { kind: 'hero', look: 'drawing' },
    'picture-hero': { kind: 'hero', look: 'picture' },
    'before-after-hero': { kind: 'hero', look: 'before-after' },
    'receipt-hero': { kind: 'hero', look: 'receipt' },
    'price-hero': { kind: 'hero', look: 'price' },
    'choice-strip': { kind: 'choices', look: 'strip' },
    'choice-tiles': { kind: 'choices', look: 'tiles' },
    'choice-pictures': { kind: 'choices', look: 'pictures' },
    sizes: { kind: 'choices', look: 'sizes', list: ['sizes', 'options'] },
    jobs: { kind: 'jobs', look: 'tiles' },
    board: { kind: 'jobs', look: 'rows', list: ['rows', 'jobs'] },
    'boxed-points': { kind: 'points', look: 'boxed' },
    'picture-points': { kind: 'points', look: 'pictured' },
    'step-rows': { kind: 'steps', look: 'rows' },
    'step-line': { kind: 'steps', look: 'line' },
    'step-bars': { kind: 'steps', look: 'bars' },
  }),
)

/** The file of a service with the present kinds of blocks, and what changed, a sentence each. */
export function withPresentKinds(source: string) {
  const errors: ParseError[] = []
  const root = parseTree(source, errors)
  if (errors.length > 0) return { isJson: false, text: source, changes: [] }
  const places = ['blocks', 'more'].flatMap((list) => {
    const blocks = (root && findNodeAtLocation(root, ['page', list])?.children) ?? []
    return blocks.map((block, at) => ({ block, place: `page.${list} ${at + 1}` }))
  })
  const changed = places.flatMap(({ block, place }) => {
    const kind = findNodeAtLocation(block, ['kind'])
    const present = formerKinds.get(kind?.value)
    if (!kind || !present) return []
    const edits = [
      ...kindEdits(source, block, kind, present),
      ...(present.list ? listEdits(block, present.list) : []),
    ]
    const sentence = `${place}: ${kind.value} is now ${present.kind}, with the look ${present.look}.`
    return edits.length > 0 ? { edits, sentence } : []
  })
  return {
    isJson: true,
    text: applyEdits(
      source,
      changed.flatMap(({ edits }) => edits),
    ),
    changes: changed.map(({ sentence }) => sentence),
  }
}

/** Writes the kind and adds the look after it if the block has no look yet, spaced as the rest of the file. */
function kindEdits(source: string, block: Node, kind: Node, { kind: name, look }: Present): Edit[] {
  const hasLook = findNodeAtLocation(block, ['look']) !== undefined
  if (name === kind.value && hasLook) return []
  const [key = kind] = kind.parent?.children ?? []
  const [space] = /\s*$/.exec(source.slice(0, key.offset)) ?? ['']
  const colon = source.slice(key.offset + key.length, kind.offset)
  const content = hasLook ? `"${name}"` : `"${name}",${space}"look"${colon}"${look}"`
  return [{ offset: kind.offset, length: kind.length, content }]
}

function listEdits(block: Node, [former, present]: readonly [string, string]): Edit[] {
  const [key] = findNodeAtLocation(block, [former])?.parent?.children ?? []
  if (!key || findNodeAtLocation(block, [present])) return []
  return [{ offset: key.offset, length: key.length, content: `"${present}"` }]
}
