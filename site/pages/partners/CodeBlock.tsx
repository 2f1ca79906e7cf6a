import { Copy } from 'lucide-react'
import { type NamePlace, namePlaceholder } from './browser/partner-name.ts'

interface Props {
  /** What the lines are for. */
  of: string
  /** The file they go into, or their language. */
  caption?: string
  lines: string
  isMain?: boolean
}

/** Lines of code, with a button that copies them. */
export function CodeBlock({ of, caption, lines, isMain }: Props) {
  return (
    <div className="code" data-copies="">
      <div className="tools">
        <span>{caption}</span>
        <CopyButton of={[of, caption].filter(Boolean).join(', ')} isMain={isMain} />
      </div>
      <pre>
        <code>
          <NamedLines lines={lines} />
        </code>
      </pre>
    </div>
  )
}

/** Lines with a mark around each place of the partner's name, which the page's script fills in. */
function NamedLines({ lines }: { lines: string }) {
  return lines.split(namePlaceholder).flatMap((part, at, parts) => {
    const before = parts[at - 1]
    if (before === undefined) return part
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={at} data-name={placeAfter(before)}>
        {namePlaceholder}
      </span>,
      part,
    ]
  })
}

function placeAfter(code: string): NamePlace {
  if (code.endsWith('="')) return 'attribute'
  return code.endsWith("'") ? 'string' : 'text'
}

interface CopyButtonProps {
  /** What the lines are for; the workbench's button needs no words. */
  of?: string | undefined
  isMain?: boolean | undefined
}

/** Copies the lines of the block around it and reports the outcome; browser/copy.ts does both. */
export function CopyButton({ of, isMain }: CopyButtonProps) {
  return (
    <>
      <p role="status" />
      <button type="button" className={isMain ? 'btn btn-s btn-gold' : 'btn btn-s'} data-copy="">
        <Copy className="icon" />
        <span>Copy{of && <span className="hidden"> the lines: {of}</span>}</span>
      </button>
    </>
  )
}
