import ts from 'typescript'
import { inKebabCase } from '../rules/embed/attribute-names.ts'

export type ElementDeclaration = ReturnType<typeof elementOf>

/**
 * The content of custom-elements.json. `sources` are the elements' declarations, by file name without `.d.ts`, and
 * `tokens` is the style sheet that declares the tokens. A class with `@tag` is an element, a property that can be set is
 * an attribute, and events with their details are read from the interfaces next to the class, so that nothing is written
 * twice.
 */
export function elementsManifest(sources: Readonly<Record<string, string>>, tokens: string) {
  const files = Object.entries(sources).map(([name, text]) =>
    ts.createSourceFile(`${name}.js`, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS),
  )
  const statements = files.flatMap((file) => file.statements)
  return {
    schemaVersion: '1.0.0',
    modules: statements
      .filter(ts.isClassDeclaration)
      .filter((one) => tagOf(one, 'tag'))
      .map((one) => {
        const path = one.getSourceFile().fileName
        const element = elementOf(one, statements, tokens)
        const { name, tagName } = element
        return {
          kind: 'javascript-module',
          path,
          declarations: [element],
          exports: [
            {
              kind: 'custom-element-definition',
              name: tagName,
              declaration: { name, module: path },
            },
          ],
        }
      }),
  }
}

function elementOf(
  element: ts.ClassDeclaration,
  statements: readonly ts.Statement[],
  tokens: string,
) {
  const name = element.name?.text ?? ''
  const { writtenOut, membersOf } = declaredTypes(statements)
  const withNameOf = (what: string) => membersOf(name.replace(/Element$/, what))
  const classes = statements.filter(ts.isClassDeclaration)
  const parents = classes.filter((one) => parentsOf(element).includes(one.name?.text ?? ''))
  const lineage = [element, ...parents]
  const members = [...lineage.flatMap(ownMembers), ...withNameOf('Answers')].map((member) => ({
    ...member,
    type: writtenOut(member.type),
  }))
  const events = withNameOf('Events').map(({ name, type, description }) => ({
    name,
    type: { text: type },
    description,
    detail: membersOf(detailOf(type)).map((field) => ({
      name: field.name,
      type: { text: writtenOut(field.type) },
      description: field.description,
    })),
  }))
  /** What comments of the class and its parents list: `@csspart box - All of it.` or `@cssprop [--font=inherit] - The font.` */
  const listed = (tag: string) =>
    lineage.flatMap(ts.getJSDocTags).flatMap(({ tagName, comment }) => {
      if (tagName.text !== tag) return []
      const [, name = '', value, description = ''] =
        /^(?:\[?([^\s=]+)(?:=(.*?)\])? )?- (.*)$/.exec(inOneLine(comment)) ?? []
      return [{ name, description, value }]
    })
  const named = (tag: string) => listed(tag).map(({ name, description }) => ({ name, description }))
  return {
    kind: 'class',
    name,
    description: commentOf(element),
    tagName: tagOf(element, 'tag') ?? '',
    customElement: true,
    superclass: { name: 'HTMLElement' },
    attributes: members
      .filter(({ isAttribute }) => isAttribute)
      .map((member) => ({
        name: inKebabCase(member.name),
        description: member.description,
        // An empty attribute counts as absent, so only the type of the property includes ''.
        type: { text: member.type.replace(/ \| ''$/, '') },
        ...(member.default && { default: member.default }),
        fieldName: member.name,
      })),
    members: [
      ...members.map(({ name, description, type, isReadonly, isAttribute, method }) =>
        method
          ? { kind: 'method', name, description, ...method, return: { type: { text: type } } }
          : {
              kind: 'field',
              name,
              description,
              type: { text: type },
              ...(isReadonly && { readonly: true }),
              ...(isAttribute && { default: "''", attribute: inKebabCase(name), reflects: true }),
            },
      ),
      ...events.map(({ name, type }) => ({
        kind: 'field',
        name,
        description: `The last detail of \`${name}\`, for a page that starts listening late.`,
        type: { text: `${detailOf(type.text)} | undefined` },
        readonly: true,
      })),
    ],
    events,
    slots: named('slot'),
    cssParts: named('csspart'),
    cssProperties: listed('cssprop').map(({ name, description, value }) => {
      const shown = defaultOf(name, tokens, value)
      return { name, description, ...(shown && { default: shown }) }
    }),
  }
}

/** The name of an event's detail: `Quote` of `CustomEvent<Quote>`. */
const detailOf = (type: string) => type.replace(/^.*<|>$/g, '')

/** Reads interfaces and type aliases. */
function declaredTypes(statements: readonly ts.Statement[]) {
  const byName = <Declared extends { name: ts.Identifier }>(declared: readonly Declared[]) =>
    new Map(declared.map((one) => [one.name.text, one]))
  const aliases = byName(statements.filter(ts.isTypeAliasDeclaration))
  const interfaces = byName(statements.filter(ts.isInterfaceDeclaration))

  /** The members of an interface, with the members it inherits first. */
  const membersOf = (name: string): Member[] => {
    const declaration = interfaces.get(name)
    if (!declaration) return []
    return [...parentsOf(declaration).flatMap(membersOf), ...ownMembers(declaration)]
  }
  /** A type in which each of our own type names is replaced by its definition. */
  const writtenOut = (type: string): string =>
    type.replace(/\b[A-Z]\w*/g, (name) => {
      const alias = aliases.get(name)
      if (alias) return writtenOut(inOneLine(alias.type.getText()))
      if (!interfaces.has(name)) return name
      const members = membersOf(name).map((member) => `${member.name}: ${writtenOut(member.type)}`)
      return `{ ${members.join('; ')} }`
    })
  return { membersOf, writtenOut }
}

type Member = ReturnType<typeof ownMembers>[number]

function ownMembers({ members }: ts.ClassDeclaration | ts.InterfaceDeclaration) {
  return [...members]
    .filter(
      (member) =>
        ts.isGetAccessor(member) ||
        ts.isPropertySignature(member) ||
        ts.isPropertyDeclaration(member) ||
        ts.isMethodDeclaration(member),
    )
    .map((member) => ({
      name: member.name.getText(),
      type:
        typeOf(member) + ('questionToken' in member && member.questionToken ? ' | undefined' : ''),
      description: commentOf(member),
      default: tagOf(member, 'default'),
      isReadonly: (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0,
      // Its setter also takes null and undefined.
      isAttribute: ts.isGetAccessor(member),
      method: ts.isMethodDeclaration(member) && {
        ...(member.parameters.length > 0 && {
          parameters: member.parameters.map((parameter) => ({
            name: parameter.name.getText(),
            type: { text: typeOf(parameter) },
          })),
        }),
      },
    }))
}

const typeOf = ({ type }: { readonly type?: ts.TypeNode | undefined }) => type?.getText() ?? ''

const parentsOf = ({ heritageClauses }: ts.ClassDeclaration | ts.InterfaceDeclaration) =>
  heritageClauses?.flatMap(({ types }) => types.map((parent) => parent.getText())) ?? []

/** The text of a comment, which is wrapped in the source, on one line. */
const inOneLine = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]) =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim()

/** The comment above a declaration. */
const commentOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => inOneLine(comment))
    .join(' ')

/** The text of a tag in the comment above a declaration. */
const tagOf = (node: ts.Node, tag: string) => {
  const found = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === tag)
  return found && inOneLine(found.comment)
}

/**
 * The default of a token: the one in its comment, or else computed from --gold, or else as the style sheet declares it. A
 * comment may name another token, which has the same default.
 */
function defaultOf(token: string, tokens: string, inComment?: string): string | undefined {
  const declaredValue = (name: string) =>
    tokens.match(new RegExp(`(?:^|[\\s{;])${name}:\\s*([^;]+);`))?.[1]
  const other = inComment && /^var\((.+)\)$/.exec(inComment)?.[1]
  if (other) return declaredValue(other)
  return inComment ?? tokensFromGold(declaredValue('--gold') ?? '')[token] ?? declaredValue(token)
}

/** The luminance at which black and white text have equal contrast; element/widget.css has the same number. */
const middle = 0.179

/** The tokens that are computed from --gold unless the page sets them, as element/widget.css computes them. */
function tokensFromGold(gold: string): Readonly<Record<string, string>> {
  const parts = partsOf(gold)
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle
  const lightParts = parts.map((part) => Math.round(0.86 * part + (isLight ? 0.14 * 255 : 0)))
  return {
    '--on-gold': isLight ? '#000' : '#fff',
    '--gold-light': `#${lightParts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** The red, green and blue of a colour; of a colour for two themes, those of the first theme. */
function partsOf(colour: string): number[] {
  const [, digits = ''] = /#([\da-f]{3,6})/i.exec(colour) ?? []
  const pairs = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(pairs.slice(at, at + 2), 16))
}
