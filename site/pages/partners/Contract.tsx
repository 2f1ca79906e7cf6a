import type { ElementDescription, Entry } from './element-descriptions.ts'
import { Headings } from './GuideText.tsx'

/** The reference: an article for each element, with a table for each kind of name it offers. */
export function Contract({ elements }: { elements: ElementDescription[] }) {
  const headings = elements.map(({ tag }) => ({ id: `of-${tag}`, title: `<${tag}>` }))
  return (
    <>
      <Headings headings={headings} />
      {elements.map(({ tag, text, attributes, events, methods, tokens, parts, slots }) => (
        <article key={tag} className="contract" aria-labelledby={`of-${tag}`}>
          <h3 className="d4" id={`of-${tag}`}>{`<${tag}>`}</h3>
          <p>
            <Prose text={text} />
          </p>
          <Table tag={tag} title="Attributes" entries={attributes} more="Type" />
          <Table tag={tag} title="Events" entries={events} more="Detail" />
          <Table tag={tag} title="Methods" entries={methods} nameOf={(name) => `${name}()`} />
          <Table tag={tag} title="Tokens" entries={tokens} more="Default" />
          <Table tag={tag} title="Parts" entries={parts} nameOf={(name) => `::part(${name})`} />
          <Table tag={tag} title="Slots" entries={slots} nameOf={(name) => name || 'default'} />
        </article>
      ))}
    </>
  )
}

interface TableProps {
  tag: string
  title: string
  entries: Entry[]
  /** The title of a third column, for the type, default and detail of an entry. */
  more?: string
  /** Returns the name as the table shows it. */
  nameOf?: (name: string) => string
}

/** One kind of name. */
function Table({ tag, title, entries, more, nameOf = (name) => name }: TableProps) {
  if (entries.length === 0) return null
  const id = `${tag}-${title.toLowerCase()}`
  return (
    <>
      <h4 id={id} className="d5">
        {title}
      </h4>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Meaning</th>
            {more && <th scope="col">{more}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.name} id={`${id}-${entry.name || 'default'}`}>
              <th scope="row">
                <code>{nameOf(entry.name)}</code>
              </th>
              <td>
                <Prose text={entry.text} />
              </td>
              {more && (
                <td>
                  <More entry={entry} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The type of an entry, its default, and the fields of its detail with what each one is. */
function More({ entry: { type, default: initial, detail } }: { entry: Entry }) {
  return (
    <>
      {type && <code>{type}</code>} {type && initial && 'by default '}
      {initial && <code>{initial}</code>}
      {detail.length > 0 && (
        <details>
          <summary>{detail.map(({ name }) => name).join(', ')}</summary>
          <ul>
            {detail.map((field) => (
              <li key={field.name}>
                <code>
                  <b>{field.name}</b>: {field.type}
                </code>{' '}
                <Prose text={field.text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A description as text: what is between backticks is code. */
export function Prose({ text }: { text: string }) {
  return text.split(/`([^`]*)`/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
