import '@custom-elements-manifest/analyzer'

/** The exports of the analyzer that we use and that its own types leave out. */
declare module '@custom-elements-manifest/analyzer' {
  interface Text {
    text: string
  }
  interface Node {
    getText(): string
  }
  interface JsDoc extends Node {
    comment?: unknown
  }
  interface Member extends Node {
    name?: Node
    type?: Node
    /** Present if it is optional. */
    questionToken?: unknown
  }
  interface TypeAlias extends Node {
    name: Text
    type: Node
  }
  interface Interface extends Node {
    name: Text
    members: readonly Member[]
    heritageClauses?: readonly { types: readonly Node[] }[]
  }
  interface SourceFile {
    statements: readonly Node[]
  }

  export const ts: {
    ScriptTarget: { ES2022: number }
    ScriptKind: { TS: number }
    createSourceFile(
      name: string,
      text: string,
      target: number,
      setParentNodes: boolean,
      kind: number,
    ): SourceFile
    isTypeAliasDeclaration(node: Node): node is TypeAlias
    isInterfaceDeclaration(node: Node): node is Interface
    isSetAccessor(node: Node): boolean
    isJSDoc(node: Node): node is JsDoc
    getJSDocCommentsAndTags(node: Node): readonly Node[]
    getTextOfJSDocComment(comment: unknown): string | undefined
  }

  /** Reads the classes of the files. */
  export function create(options: { modules: readonly SourceFile[] }): unknown
}
