import type { Code, ListItem, RootContent } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import { slugOf } from '../../articles/slug.js'
import { CodeBlock } from './CodeBlock.tsx'
import { GuideTable } from './GuideTable.tsx'
import { InlineMarkdown } from './InlineMarkdown.tsx'

interface Props {
  /** The heading above the nodes; it names their code blocks and tables until the next heading. */
  title: string
  nodes: RootContent[]
}

/** Renders the kinds of Markdown that the guide uses; any other kind stops the build. */
export function Markdown({ title, nodes }: Props) {
  let heading = title
  return nodes.map((node, at) => {
    if (node.type === 'heading') heading = wordsOf(node)
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on a page that is rendered once.
    return <Block key={at} node={node} heading={heading} />
  })
}

function Block({ node, heading }: { node: RootContent; heading: string }) {
  switch (node.type) {
    case 'heading':
      return <LinkedHeading title={wordsOf(node)} />
    case 'paragraph':
      return (
        <p>
          <InlineMarkdown nodes={node.children} />
        </p>
      )
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul'
      return <List>{items(node.children, heading)}</List>
    }
    case 'code':
      return <CodeBlock of={heading} caption={captionOf(node)} lines={node.value} />
    case 'html':
      // A comment: it names the test file that the lines are from, or marks a generated part.
      return null
    case 'table':
      return <GuideTable table={node} title={heading} />
    default:
      throw new Error(`widgets/README.md:${node.position?.start.line}: no ${node.type} is drawn.`)
  }
}

/** A heading to jump to. */
interface Heading {
  id: string
  title: string
}

/** The headings among the nodes. */
export function headingsOf(nodes: RootContent[]): Heading[] {
  return nodes
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const title = wordsOf(node)
      return { id: slugOf(title), title }
    })
}

/** Links to headings, side by side. */
export function Headings({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null
  return (
    <ul className="headings">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a className="pill" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A heading that leads to itself, so that its address can be copied. */
function LinkedHeading({ title }: { title: string }) {
  const id = slugOf(title)
  return (
    <h3 id={id}>
      <a href={`#${id}`}>{title}</a>
    </h3>
  )
}

function items(list: ListItem[], heading: string) {
  return list.map(({ children, position }) => (
    <li key={position?.start.line}>
      {children.map((node) => (
        <Block key={node.position?.start.line} node={node} heading={heading} />
      ))}
    </li>
  ))
}

/** The file that the lines go into, if the code block names one, or else their language. */
function captionOf({ lang, meta }: Code): string {
  return meta ?? (lang === 'text' ? '' : (lang ?? '').toUpperCase())
}
