import type { RootContent, Table, TableCell } from 'mdast'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/**
 * Draws a node in another way than `Markdown` does; undefined leaves it to `Markdown`. `inner` is
 * what its children are drawn as.
 */
export type Draw = (node: RootContent, inner: ReactNode) => ReactNode | undefined

interface Props {
  nodes: readonly RootContent[]
  draw?: Draw | undefined
}

/** Markdown as elements: articles, the feed and the partner's guide, each with its own `draw`. */
export function Markdown({ nodes, draw }: Props): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never change while it is shown.
  return nodes.map((node, at) => <Node key={at} node={node} draw={draw} />)
}

function Node({ node, draw }: { node: RootContent; draw: Draw | undefined }): ReactNode {
  const inner = 'children' in node && <Markdown nodes={node.children} draw={draw} />
  const drawn = draw?.(node, inner)
  if (drawn !== undefined) return drawn
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p>{inner}</p>
    case 'strong':
      return <strong>{inner}</strong>
    case 'emphasis':
      return <em>{inner}</em>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'link': {
      const Anchor = node.url.startsWith('/') ? Link : 'a'
      return <Anchor href={node.url}>{inner}</Anchor>
    }
    case 'list': {
      const start = node.start && node.start !== 1 ? { start: node.start } : {}
      return node.ordered ? <ol {...start}>{inner}</ol> : <ul>{inner}</ul>
    }
    case 'listItem':
      // The first paragraph of a line needs no element.
      return (
        <li>
          <Markdown
            nodes={node.children.flatMap((child, at): RootContent[] =>
              child.type === 'paragraph' && at === 0 ? child.children : [child],
            )}
            draw={draw}
          />
        </li>
      )
    case 'blockquote':
      return <blockquote>{inner}</blockquote>
    case 'table':
      return <MarkdownTable table={node} draw={draw} />
    default:
      throw new Error(`No ${node.type} is drawn; it is in line ${node.position?.start.line}.`)
  }
}

interface TableProps {
  table: Table
  draw?: Draw | undefined
}

/** A table with a name for screen readers; on a narrow screen it scrolls within itself. */
export function ScrollingTable({ name, ...table }: TableProps & { name: string }) {
  return (
    // biome-ignore lint/a11y: no other element has a name and lets keys scroll it.
    <div className="rows" tabIndex={0} role="group" aria-label={name}>
      <MarkdownTable {...table} />
    </div>
  )
}

/** A table whose first column names its rows. */
function MarkdownTable({ table: { align, children }, draw }: TableProps) {
  const [head, ...rows] = children
  const cell = (node: TableCell, at: number, scope?: 'col' | 'row') => {
    const Cell = scope ? 'th' : 'td'
    const textAlign = align?.[at]
    return (
      <Cell key={at} scope={scope} style={textAlign ? { textAlign } : undefined}>
        <Markdown nodes={node.children} draw={draw} />
      </Cell>
    )
  }
  return (
    <table>
      <thead>
        <tr>{head?.children.map((node, at) => cell(node, at, 'col'))}</tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={line}>
            {row.children.map((node, at) => cell(node, at, at === 0 ? 'row' : undefined))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
