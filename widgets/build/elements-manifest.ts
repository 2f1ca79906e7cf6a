import { create, ts } from '@custom-elements-manifest/analyzer'
import { inKebabCase } from '../rules/embed/attribute-names.ts'
import { type DeclaredTypes, declaredTypes } from './declared-types.ts'
import { tokensFromGold } from './tokens-from-gold.ts'

interface Named {
  name: string
  description: string
}

interface Typed extends Named {
  type: { text: string }
}

export interface Attribute extends Typed {
  /** The default, if there is one. */
  default?: string
  fieldName: string
}

export interface Field extends Typed {
  kind: 'field'
  attribute?: string
  reflects?: true
  readonly?: true
  default?: string
}

export interface Method extends Named {
  kind: 'method'
  /** Its parameters; absent if it has none. */
  parameters?: { name: string; type: { text: string } }[]
  return: { type: { text: string } }
}

export interface Event extends Typed {
  /** The fields of its detail, which the format does not require. */
  detail: Typed[]
}

/** One element, as custom-elements.json describes it. */
export interface ElementDeclaration extends Named {
  kind: 'class'
  tagName: string
  customElement: true
  superclass: { name: string }
  attributes: Attribute[]
  members: (Field | Method)[]
  events: Event[]
  slots: Named[]
  cssParts: Named[]
  cssProperties: (Named & { default?: string })[]
}

/** The part of the format custom-elements.json, version 1, that we write. */
export interface Manifest {
  schemaVersion: string
  modules: {
    kind: 'javascript-module'
    path: string
    declarations: ElementDeclaration[]
    exports: object[]
  }[]
}

/** Joins a description, which is wrapped in the source, into one line. */
const inOneLine = <Item extends Named>({ name, description }: Item): Named => ({
  name,
  description: description.replace(/\s+/g, ' '),
})

/**
 * The default of a token: the one in its comment, or else computed from --gold, or else as the
 * style sheet declares it. A comment may name another token, which has the same default.
 */
function defaultOf(token: string, tokens: string, inComment?: string): string | undefined {
  const declaredValue = (name: string) =>
    tokens.match(new RegExp(`(?:^|[\\s{;])${name}:\\s*([^;]+);`))?.[1]
  const other = inComment && /^var\((.+)\)$/.exec(inComment)?.[1]
  if (other) return declaredValue(other)
  return inComment ?? tokensFromGold(declaredValue('--gold') ?? '')[token] ?? declaredValue(token)
}

function eventsOf(className: string, { membersOf, writtenOut }: DeclaredTypes): Event[] {
  return membersOf(className.replace(/Element$/, 'Events')).map(({ name, type, description }) => ({
    name,
    type: { text: type },
    description,
    detail: membersOf(type.replace(/^.*<|>$/g, '')).map((field) => ({
      name: field.name,
      type: { text: writtenOut(field.type) },
      description: field.description,
    })),
  }))
}

/** The attributes and properties that answer a question in advance. */
function answersOf(className: string, { membersOf }: DeclaredTypes) {
  return membersOf(className.replace(/Element$/, 'Answers')).map(({ name, type, description }) => ({
    kind: 'field' as const,
    name,
    attribute: inKebabCase(name),
    type: { text: type },
    description,
  }))
}

/** One element as the analyzer found it, in our order and with the facts that the analyzer cannot know. */
function complete(found: ElementDeclaration, types: DeclaredTypes, tokens: string) {
  const events = eventsOf(found.name, types)
  const answers = answersOf(found.name, types)
  const answerAttributes = answers.map(({ name, attribute, ...answer }) => ({
    ...answer,
    name: attribute,
    fieldName: name,
  }))
  const attributes = [...found.attributes, ...answerAttributes].map(
    (attribute: Attribute): Attribute => {
      const text = types.writtenOut(attribute.type.text)
      return {
        ...inOneLine(attribute),
        // An empty attribute counts as absent, so only the type of the property includes ''.
        type: { text: text.replace(/ \| ''$/, '') },
        ...(attribute.default && { default: attribute.default }),
        fieldName: attribute.fieldName,
      }
    },
  )
  const members = [...found.members, ...answers].map((member: Field | Method): Field | Method => {
    if (member.kind === 'method') {
      const { parameters, return: returned } = member
      return {
        kind: 'method',
        ...inOneLine(member),
        ...(parameters && { parameters }),
        return: returned,
      }
    }
    const { attribute, readonly } = member
    return {
      kind: 'field',
      ...inOneLine(member),
      type: { text: types.writtenOut(member.type.text) },
      ...(readonly && { readonly }),
      ...(attribute && { default: "''", attribute, reflects: true }),
    }
  })
  const lastDetails = events.map(
    ({ name, type }): Field => ({
      kind: 'field',
      name,
      description: `The last detail of \`${name}\`, for a page that starts listening late.`,
      type: { text: `${type.text.replace(/^.*<|>$/g, '')} | undefined` },
      readonly: true,
    }),
  )
  return {
    kind: found.kind,
    ...inOneLine(found),
    tagName: found.tagName,
    customElement: true as const,
    superclass: { name: 'HTMLElement' },
    attributes,
    members: [...members, ...lastDetails],
    events,
    slots: found.slots.map(inOneLine),
    cssParts: found.cssParts.map(inOneLine),
    cssProperties: found.cssProperties.map((property) => {
      const value = defaultOf(property.name, tokens, property.default)
      return { ...inOneLine(property), ...(value && { default: value }) }
    }),
  }
}

/**
 * The content of custom-elements.json. `sources` are the elements' declarations, by file name
 * without `.d.ts`, and `tokens` is the style sheet that declares the tokens. The analyzer reads the classes; the events and their
 * details are read from the interfaces next to the classes, so that nothing is written twice.
 */
export function elementsManifest(
  sources: Readonly<Record<string, string>>,
  tokens: string,
): Manifest {
  const files = Object.entries(sources).map(([name, text]) =>
    ts.createSourceFile(`${name}.js`, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS),
  )
  const types = declaredTypes(files)
  const { schemaVersion, modules } = create({ modules: files }) as Manifest
  return {
    schemaVersion,
    modules: modules.flatMap(({ path, declarations }) =>
      declarations
        .filter(({ tagName }) => tagName)
        .map((found) => ({
          kind: 'javascript-module' as const,
          path,
          declarations: [complete(found, types, tokens)],
          exports: [
            {
              kind: 'custom-element-definition',
              name: found.tagName,
              declaration: { name: found.name, module: path },
            },
          ],
        })),
    ),
  }
}
