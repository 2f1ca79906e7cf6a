import { Check, Copy } from 'lucide-react'

/** Copies the lines of the block it stands in. `of` says what they are for; the page's main one needs no words. */
export function CopyButton({ of }: { of?: string }) {
  return (
    <button type="button" className={of ? 'btn btn-s' : 'btn btn-s btn-gold'} data-copy="">
      <Copy className="icon" />
      <Check className="icon" />
      <span>Copy{of && <span className="hidden"> the lines: {of}</span>}</span>
    </button>
  )
}
