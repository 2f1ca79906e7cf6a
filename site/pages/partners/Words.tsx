import type { PhrasingContent } from 'mdast'

/** Running text, with its code, strong words and links. */
export function Words({ nodes }: { nodes: PhrasingContent[] }) {
  return nodes.map((node) => <Word key={node.position?.start.offset} node={node} />)
}

function Word({ node }: { node: PhrasingContent }) {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll("'", '’')
    case 'inlineCode':
      return <NameInCode code={node.value} />
    case 'strong':
      return (
        <strong>
          <Words nodes={node.children} />
        </strong>
      )
    case 'link':
      return (
        <a href={hrefOf(node.url)}>
          <Words nodes={node.children} />
        </a>
      )
    default:
      throw new Error(`widgets/README.md:${node.position?.start.line}: no ${node.type} is drawn.`)
  }
}

/** A name in code. The address of a file next to this page links to it. */
function NameInCode({ code }: { code: string }) {
  const shown = <code>{code}</code>
  return nextToPage.test(code) ? <a href={hrefOf(code)}>{shown}</a> : shown
}

const nextToPage = /^https?:.*\/widgets\/([\w.-]+)$/

/** A file next to this page gets a relative address, which holds under any path of any host. */
function hrefOf(url: string): string {
  return url.replace(nextToPage, '$1')
}
