import { type Node, type SourceFile, ts } from '@custom-elements-manifest/analyzer'

/** A member of an interface: what it is called, its type as written, and what is said of it. */
export interface Declared {
  name: string
  type: string
  description: string
}

/** What the interfaces and the type aliases of some files come to. */
export interface DeclaredTypes {
  /** A type with every name of ours written out. */
  writtenOut(type: string): string
  /** The members of an interface, those it extends first. */
  membersOf(name: string): Declared[]
}

/** The sentence above a declaration, in one line. */
function commentOf(node: Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' ')
  return text.replace(/\s+/g, ' ').trim()
}

/** Reads the interfaces and the type aliases that an analyzer of classes passes over. */
export function declaredTypes(files: readonly SourceFile[]): DeclaredTypes {
  const statements = files.flatMap((file) => [...file.statements])
  const aliases = new Map(
    statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias.type]),
  )
  const interfaces = new Map(
    statements.filter(ts.isInterfaceDeclaration).map((found) => [found.name.text, found]),
  )

  const membersOf = (name: string): Declared[] => {
    const found = interfaces.get(name)
    const parents = found?.heritageClauses?.flatMap(({ types }) => [...types]) ?? []
    const own = (found?.members ?? []).map((member) => ({
      name: member.name?.getText() ?? '',
      type: (member.type?.getText() ?? '') + (member.questionToken ? ' | undefined' : ''),
      description: commentOf(member),
    }))
    return [...parents.flatMap((parent) => membersOf(parent.getText())), ...own]
  }

  const writtenOut = (type: string): string =>
    type.replace(/\b[A-Z]\w*/g, (name) => {
      const alias = aliases.get(name)
      if (alias) return writtenOut(alias.getText().replace(/\s+/g, ' '))
      if (!interfaces.has(name)) return name
      const members = membersOf(name).map((member) => `${member.name}: ${writtenOut(member.type)}`)
      return `{ ${members.join('; ')} }`
    })

  return { writtenOut, membersOf }
}
