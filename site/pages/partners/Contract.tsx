import { ChevronDown } from 'lucide-react'
import type { Described, Entry } from './described.ts'
import { Find } from './Find.tsx'
import { Prose } from './Prose.tsx'

/** The id of the heading that an element's tables are under. */
export const idOfTables = (tag: string) => `of-${tag}`

/** Every name the elements answer to: an article for each, with a table for each kind. */
export function Contract({ elements }: { elements: Described[] }) {
  return (
    <div className="contract" id="contract">
      <Find />
      {elements.map(({ tag, text, attributes, events, methods, tokens, parts, slots }) => (
        <article key={tag} aria-labelledby={idOfTables(tag)}>
          <header>
            <h3 className="d4" id={idOfTables(tag)}>{`<${tag}>`}</h3>
            <p>
              <Prose text={text} />
            </p>
          </header>
          <Table tag={tag} title="Attributes" entries={attributes} />
          <Table tag={tag} title="Events" entries={events} />
          <Table tag={tag} title="Methods" entries={methods} nameOf={(name) => `${name}()`} />
          <Table tag={tag} title="Tokens" entries={tokens} />
          <Table tag={tag} title="Parts" entries={parts} nameOf={(name) => `::part(${name})`} />
          <Table tag={tag} title="Slots" entries={slots} nameOf={(name) => name || 'default'} />
        </article>
      ))}
    </div>
  )
}

interface TableProps {
  tag: string
  title: string
  entries: Entry[]
  /** The name as it is shown; as it is, unless told. */
  nameOf?: (name: string) => string
}

/** One kind of name; a column that no entry fills is left out. */
function Table({ tag, title, entries, nameOf = (name) => name }: TableProps) {
  if (entries.length === 0) return null
  const id = `${tag}-${title.toLowerCase()}`
  const hasType = entries.some(({ type }) => type)
  const hasDefault = entries.some((entry) => entry.default)
  const hasDetail = entries.some(({ detail }) => detail.length > 0)
  return (
    <div className="kind">
      <h4 id={id}>
        <b className="num">{entries.length}</b> {title}
      </h4>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Meaning</th>
            {hasType && <th scope="col">Type</th>}
            {hasDefault && <th scope="col">Default</th>}
            {hasDetail && <th scope="col">Detail</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.name}>
              <th scope="row">
                <code>{nameOf(entry.name)}</code>
              </th>
              <td>
                <Prose text={entry.text} />
              </td>
              {hasType && (
                <td data-label="Type">
                  <code>{entry.type}</code>
                </td>
              )}
              {hasDefault && (
                <td data-label="Default">
                  {entry.default ? <code>{entry.default}</code> : 'not set'}
                </td>
              )}
              {hasDetail && (
                <td data-label="Detail">
                  {entry.detail.length > 0 ? <Detail fields={entry.detail} /> : 'none'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The names of a detail's fields, and behind them what each one is. */
function Detail({ fields }: { fields: Entry[] }) {
  return (
    <details>
      <summary>
        <code>{fields.map(({ name }) => name).join(', ')}</code>
        <ChevronDown className="icon" />
      </summary>
      <ul>
        {fields.map(({ name, type, text }) => (
          <li key={name}>
            <code>
              <b>{name}</b>: {type}
            </code>
            {text && (
              <span>
                <Prose text={text} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
