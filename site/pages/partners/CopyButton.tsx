import { Copy } from 'lucide-react'

interface Props {
  /** What the lines are for; the workbench's button needs no words. */
  of?: string | undefined
  isMain?: boolean | undefined
}

/** Copies the lines of the block around it and reports the outcome; browser/copy.ts does both. */
export function CopyButton({ of, isMain }: Props) {
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
