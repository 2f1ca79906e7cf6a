import { CopyButton } from './CopyButton.tsx'

interface Props {
  /** What the lines are for. */
  of: string
  /** The file they go into, or their language. */
  caption: string
  lines: string
}

/** Lines of code, with a button that copies them. */
export function CodeBlock({ of, caption, lines }: Props) {
  return (
    <div className="code" data-copies="">
      <div className="tools">
        <span>{caption}</span>
        <CopyButton of={[of, caption].filter(Boolean).join(', ')} />
      </div>
      <pre>
        <code>{lines}</code>
      </pre>
    </div>
  )
}
