import { Copy } from 'lucide-react'

interface Props {
  /** What the lines are for; the page's main button needs no words. */
  of?: string
}

/** Copies the lines of the block around it and reports the outcome; browser/copy.ts does both. */
export function CopyButton({ of }: Props) {
  return (
    <>
      <p role="status" />
      <button type="button" className={of ? 'btn btn-s' : 'btn btn-s btn-gold'} data-copy="">
        <Copy className="icon" />
        <span>Copy{of && <span className="hidden"> the lines: {of}</span>}</span>
      </button>
    </>
  )
}
