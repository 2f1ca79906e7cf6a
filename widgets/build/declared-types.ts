import { type Node, type SourceFile, ts } from '@custom-elements-manifest/analyzer'

/** A member of an interface: its name, its type as written, and its description. */
export interface DeclaredType {
  name: string
  type: string
  description: string
}

/** The interfaces and type aliases of some files. */
export interface DeclaredTypes {
  /** A type in which each of our own type names is replaced by its definition. */
  writtenOut(type: string): string
  /** The members of an interface, with the members it inherits first. */
  membersOf(name: string): DeclaredType[]
}

/** The comment above a declaration, on one line. */
function commentOf(node: Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' ')
  return text.replace(/\s+/g, ' ').trim()
}

/** Reads the interfaces and type aliases, which the analyzer of classes skips. */
export function declaredTypes(files: readonly SourceFile[]): DeclaredTypes {
  const statements = files.flatMap((file) => [...file.statements])
  const aliases = new Map(
    statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias.type]),
  )
  const interfaces = new Map(
    statements
      .filter(ts.isInterfaceDeclaration)
      .map((declaration) => [declaration.name.text, declaration]),
  )

  const membersOf = (name: string): DeclaredType[] => {
    const declaration = interfaces.get(name)
    const parents = declaration?.heritageClauses?.flatMap(({ types }) => [...types]) ?? []
    // A setter has the name of its getter, and also takes null and undefined.
    const readable = declaration?.members.filter((member) => !ts.isSetAccessor(member)) ?? []
    const ownMembers = readable.map((member) => ({
      name: member.name?.getText() ?? '',
      type: (member.type?.getText() ?? '') + (member.questionToken ? ' | undefined' : ''),
      description: commentOf(member),
    }))
    return [...parents.flatMap((parent) => membersOf(parent.getText())), ...ownMembers]
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
