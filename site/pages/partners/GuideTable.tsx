import type { Table } from 'mdast'
import { InlineMarkdown } from './InlineMarkdown.tsx'

/** A table whose first column names its rows; on a narrow screen it scrolls within itself. */
export function GuideTable({ table: { children }, title }: { table: Table; title: string }) {
  const [head, ...body] = children
  return (
    // biome-ignore lint/a11y: no other element has a name and lets keys scroll it.
    <div className="rows" tabIndex={0} role="group" aria-label={`Table: ${title}`}>
      <table>
        <thead>
          <tr>
            {head?.children.map((cell) => (
              <th key={cell.position?.start.column} scope="col">
                <InlineMarkdown nodes={cell.children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ children: [name, ...cells], position }) => (
            <tr key={position?.start.line}>
              <th scope="row">
                <InlineMarkdown nodes={name?.children ?? []} />
              </th>
              {cells.map((cell) => (
                <td key={cell.position?.start.column}>
                  <InlineMarkdown nodes={cell.children} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
