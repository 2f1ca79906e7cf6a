import type { PhrasingContent } from 'mdast'

/** Running text, with its code, strong words and links. */
export function InlineMarkdown({ nodes }: { nodes: PhrasingContent[] }) {
  return nodes.map((node) => <Word key={node.position?.start.offset} node={node} />)
}

function Word({ node }: { node: PhrasingContent }) {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll("'", '’')
    case 'inlineCode':
      return <InlineCode code={node.value} />
    case 'strong':
      return (
        <strong>
          <InlineMarkdown nodes={node.children} />
        </strong>
      )
    case 'link':
      return (
        <a href={hrefOf(node.url)}>
          <InlineMarkdown nodes={node.children} />
        </a>
      )
    default:
      throw new Error(`widgets/README.md:${node.position?.start.line}: no ${node.type} is drawn.`)
  }
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
