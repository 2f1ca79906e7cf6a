import type { Code, RootContent } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import { slugOf } from '../../articles/slug.ts'
import { type Draw, Markdown, ScrollingTable } from '../../components/blocks/Markdown.tsx'
import { CodeBlock } from './CodeBlock.tsx'

interface Props {
  /** The heading above the nodes; it names their code blocks and tables until the next heading. */
  title: string
  nodes: RootContent[]
}

/** The guide's Markdown. A kind that it does not use stops the build. */
export function GuideText({ title, nodes }: Props) {
  let heading = title
  return nodes.map((node, at) => {
    if (node.type === 'heading') heading = wordsOf(node)
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on a page that is rendered once.
    return <Markdown key={at} nodes={[node]} draw={drawBelow(heading)} />
  })
}

function drawBelow(heading: string): Draw {
  const draw: Draw = (node, inner) => {
    switch (node.type) {
      case 'heading':
        return <LinkedHeading title={wordsOf(node)} />
      case 'text':
        return node.value.replaceAll("'", '’')
      case 'inlineCode':
        return <InlineCode code={node.value} />
      case 'link':
        return <a href={hrefOf(node.url)}>{inner}</a>
      case 'listItem':
        return <li>{inner}</li>
      case 'code':
        return <CodeBlock of={heading} caption={captionOf(node)} lines={node.value} />
      case 'html':
        // A comment: it names the test file that the lines are from, or marks a generated part.
        return null
      case 'table':
        return <ScrollingTable name={`Table: ${heading}`} table={node} draw={draw} />
    }
  }
  return draw
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

/** The file that the lines go into, if the code block names one, or else their language. */
function captionOf({ lang, meta }: Code): string {
  return meta ?? (lang === 'text' ? '' : (lang ?? '').toUpperCase())
}

/** Code in a text. If it is the address of a file in this page's folder, it is a link. */
function InlineCode({ code }: { code: string }) {
  const content = <code>{code}</code>
  return fileInFolder.test(code) ? <a href={hrefOf(code)}>{content}</a> : content
}

const fileInFolder = /^https?:.*\/widgets\/([\w.-]+)$/

/** A file in this page's folder gets a relative address, which works under any path of any host. */
function hrefOf(url: string): string {
  return url.replace(fileInFolder, '$1')
}
