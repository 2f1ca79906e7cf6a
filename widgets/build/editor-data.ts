import type { Attribute, ElementDeclaration, Manifest, Method } from './elements-manifest.ts'

const elementsOf = ({ modules }: Manifest): ElementDeclaration[] =>
  modules.flatMap(({ declarations }) => declarations)

/** The values of an attribute, if it has a fixed list of them. */
const valuesOf = ({ type }: Attribute) =>
  [...type.text.matchAll(/'([^']+)'/g)].map(([, value]) => value)

const markdown = (value: string) => ({ kind: 'markdown', value })

/** The text of an attribute's popup, with its default if it has one. */
const popupText = (attribute: Attribute) =>
  attribute.description + (attribute.default ? ` Default: \`${attribute.default}\`.` : '')

/** Completion of the tags, their attributes and values: VS Code's `html.customData`, version 1.1. */
export function htmlCustomData(manifest: Manifest): object {
  return {
    version: 1.1,
    tags: elementsOf(manifest).map((element) => ({
      name: element.tagName,
      description: markdown(element.description),
      attributes: element.attributes.map((attribute) => {
        const values = valuesOf(attribute)
        return {
          name: attribute.name,
          description: markdown(popupText(attribute)),
          ...(values[0] && { values: values.map((name) => ({ name })) }),
        }
      }),
    })),
  }
}

/** The type of a method, such as `(step: number) => number`. */
function signatureOf({ parameters = [], return: returned }: Method): { text: string } {
  const list = parameters.map(({ name, type }) => `${name}: ${type.text}`).join(', ')
  return { text: `(${list}) => ${returned.type.text}` }
}

/**
 * Completion for the editors of JetBrains, of the tags as well as their properties, events, tokens
 * and parts.
 */
export function webTypes(manifest: Manifest, name: string, version: string): object {
  const typed = (item: { name: string; description: string; type: { text: string } }) => ({
    name: item.name,
    description: item.description,
    type: item.type.text,
  })
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elementsOf(manifest).map((element) => ({
          name: element.tagName,
          description: element.description,
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            required: false,
            ...(attribute.default && { default: attribute.default }),
            value: { kind: 'plain', type: attribute.type.text },
          })),
          js: {
            properties: element.members.map((member) => {
              if (member.kind === 'method') {
                return { ...typed({ ...member, type: signatureOf(member) }), 'read-only': true }
              }
              return { ...typed(member), ...(member.readonly && { 'read-only': true }) }
            }),
            events: element.events.map(typed),
          },
          css: {
            properties: element.cssProperties.map((token) => ({
              name: token.name,
              description: token.description,
            })),
            parts: element.cssParts,
          },
        })),
      },
    },
  }
}
